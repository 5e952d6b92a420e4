import type { Response } from 'express';
import type { GeneratedEnd, Writer } from '#client/api/draftSchemas.ts';
import { assembleDraft } from '#server/analysis/writing/assembleDraft.ts';
import { unknownClaims } from '#server/analysis/writing/unknownClaims.ts';
import type { WritingBrief } from '#server/analysis/writing/WritingBrief.ts';
import { writingMessages } from '#server/analysis/writing/writingMessages.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { writingBrief } from '#server/service/drafts/draftOrigins.ts';
import { writerOf } from '#server/service/drafts/writerOf.ts';
import { LlmError } from '#server/service/llm/LlmError.ts';
import { streamChat } from '#server/service/llm/streamChat.ts';
import type { ProjectSession } from '#server/service/ProjectSession.ts';
import { SENT } from '../Call.ts';
import { generateRequest } from '../requests/draftRequests.ts';
import type { RouteTable, BodyCall } from '../RouteTable.ts';

/** Generates a text from a brief: by the language model if one is configured, else by rules. */
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
    // The client has disconnected: there is no reply to send.
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
 * Streams the reply as an ordinary envelope with one event per line: a client that waits for the end parses it as usual.
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
    // Buffering or compressing proxies would hold the reply back until its end.
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
      // The rules use nothing but the brief.
      ...(isModel ? unknownClaims(this.#text, this.#brief) : { unknown_figures: [], unknown_links: [] }),
    };
    this.#response.end(`${JSON.stringify({ end })}\n]}}`);
  }
}
