import type { Response } from 'express';
import type { GeneratedEnd, Writer } from '#client/api/draftSchemas.ts';
import { assembleDraft } from '../../analysis/writing/assembleDraft.ts';
import { unknownClaims } from '../../analysis/writing/unknownClaims.ts';
import type { WritingBrief } from '../../analysis/writing/WritingBrief.ts';
import { writingMessages } from '../../analysis/writing/writingMessages.ts';
import { writingBrief } from '../../service/drafts/draftOrigins.ts';
import { writerOf } from '../../service/drafts/writerOf.ts';
import { SENT } from '../Call.ts';
import { badInput } from '../../refusal/MockError.ts';
import { generateRequest } from '../requests/draftRequests.ts';
import type { RouteTable, BodyCall } from '../RouteTable.ts';
import { LlmError } from '../../service/llm/LlmError.ts';
import { streamChat } from '../../service/llm/streamChat.ts';
import type { ProjectSession } from '../../service/ProjectSession.ts';

/** A text from a brief, by a model when the server knows one, else by rules. */
export function addGenerateRoute(routes: RouteTable): void {
  routes.project('post', '/api/front/optimize/generate', generateRequest, generate);
}

async function generate({ call, project, body }: BodyCall<typeof generateRequest>): Promise<typeof SENT> {
  const { brief_id: briefId, section_id: sectionId = null } = body;
  const brief = await writingBrief(project, briefId);
  if (sectionId !== null && !brief.outline.some(({ id }) => id === sectionId)) {
    throw badInput('section_id', { zh: '简报的大纲里没有这一节', en: 'is not a section of the brief’s outline' });
  }
  const { response } = call;
  const leaving = new AbortController();
  response.once('close', () => {
    leaving.abort();
  });
  const reply = new GeneratedReply(response, writerOf(project.server), brief);
  try {
    for await (const piece of piecesOf(project, brief, sectionId, leaving.signal)) reply.write(piece);
    reply.end(null);
  } catch (error) {
    // Nobody reads on: there is nobody to tell.
    if (leaving.signal.aborted) return SENT;
    reply.end(error instanceof LlmError ? error : new LlmError('failing', String(error), { cause: error }));
  }
  return SENT;
}

async function* piecesOf(
  project: ProjectSession,
  brief: WritingBrief,
  sectionId: string | null,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { llm } = project.server;
  if (llm === null) {
    yield assembleDraft(brief, sectionId);
    return;
  }
  const kit = project.state.documents.kit.of(project.id);
  yield* streamChat(llm, writingMessages(brief, kit, sectionId), { signal });
}

/**
 * The reply, sent as it is written: an ordinary envelope with an event on each line, so that a reader who waits for the end needs to
 * know nothing of this.
 */
class GeneratedReply {
  readonly #response: Response;
  readonly #brief: WritingBrief;
  readonly #writer: Writer;
  #text = '';

  constructor(response: Response, writer: Writer, brief: WritingBrief) {
    this.#response = response;
    this.#brief = brief;
    this.#writer = writer;
    // A proxy that gathers or packs the reply would hold it back until its end.
    this.#response.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
    this.#response.type('json');
    const head = JSON.stringify({ code: 0, msg: 'ok', data: { ...this.#writer, events: [] } });
    this.#response.write(`${head.slice(0, -3)}\n`);
  }

  write(piece: string): void {
    this.#text += piece;
    this.#response.write(`${JSON.stringify({ text: piece })},\n`);
  }

  end(error: LlmError | null): void {
    if (error !== null) console.warn(`Generating text: ${error.fault}: ${error.message}`);
    const isModel = this.#writer.by === 'model';
    const end: GeneratedEnd = {
      fault: error?.fault ?? null,
      retry_after: error?.retryAfter ?? null,
      // Rules put in nothing but the brief.
      ...(isModel ? unknownClaims(this.#text, this.#brief) : { unknown_figures: [], unknown_links: [] }),
    };
    this.#response.end(`${JSON.stringify({ end })}\n]}}`);
  }
}
