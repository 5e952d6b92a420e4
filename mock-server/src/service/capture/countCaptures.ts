import type { CapturedAnswer } from '#client/api/schemas/captureSchemas.ts';
import { BY_HAND } from '#client/lib/captureCsv.ts';
import { memoize } from '#client/lib/memoize.ts';
import { waitAtMost } from '#client/lib/waitAtMost.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { RawCitation } from '#server/analysis/table/RawAnswer.ts';
import { plainRow } from '#server/ingest/merge/addRows.ts';
import type { ImportedRow } from '#server/ingest/parse/RowReader.ts';
import { sourceOf } from '#server/ingest/replies/sources.ts';
import { addRowsApart } from '#server/ingest/threads/changeAnswers.ts';
import type { StoredSheet } from '#server/store/documents/CaptureSheets.ts';
import { originalPrompts } from '#server/store/edits/originalPrompts.ts';
import type { Environment } from '#server/store/Environment.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import type { ServerContext } from '../ServerContext.ts';

/** The project data that counting needs. */
export interface CountedProject {
  readonly id: string;
  /** The definition without edits. */
  readonly recorded: ProjectDefinition;
  readonly state: MockState;
  readonly server: Pick<ServerContext, 'dataDir' | 'alerts'> & { readonly environment: Pick<Environment, 'now'> };
}

/** Time a paste waits for its figures; in a large project they follow later. */
const PATIENCE_MS = 3000;

/** The running merge of each sheet. */
const runningOf = memoize((_state: MockState) => new Map<string, Promise<void>>());

/** Whether a sheet has pastes or removals that are not merged into the project's answers. */
export function isPending({ merged, revision }: StoredSheet): boolean {
  return merged < revision;
}

const MARK = 'capture-';

/** Marks the import of a sheet's answers. */
export const markOf = ({ id }: Pick<StoredSheet, 'id'>): string => `${MARK}${id}`;

/** Whether an import is that of a sheet, by its mark. */
export const isCaptured = (mark: string): boolean => mark.startsWith(MARK);

/** Sheets of a project with unmerged changes, also closed ones. */
export function pendingSheets({ id, state }: Pick<CountedProject, 'id' | 'state'>): readonly StoredSheet[] {
  return state.documents.captures.of(id).filter(isPending);
}

/**
 * Merges pasted answers into the project as an import of their own, which each paste replaces. Pastes during a merge lead to one more
 * merge. Resolves when all are merged, or after a timeout; a failure is logged and retried at the next load of the sheet.
 */
export async function countCaptures(project: CountedProject, sheetId: string): Promise<void> {
  const running = runningOf(project.state);
  const key = `${project.id} ${sheetId}`;
  const work = running.get(key) ?? merge(project, sheetId).finally(() => running.delete(key));
  running.set(key, work);
  await waitAtMost(work, PATIENCE_MS);
}

async function merge(project: CountedProject, sheetId: string): Promise<void> {
  const { id, server, state } = project;
  const sheetNow = (): StoredSheet | undefined => state.documents.captures.of(id).find((each) => each.id === sheetId);
  try {
    for (let sheet = sheetNow(); sheet !== undefined && isPending(sheet); sheet = sheetNow()) {
      const { revision } = sheet;
      await addRowsApart({
        dataDir: server.dataDir,
        projectId: id,
        rows: rowsOf(project, sheet),
        batch: { name: `${BY_HAND} ${sheet.created_at.slice(0, 10)}`, mark: markOf(sheet) },
        now: server.environment.now(),
      });
      const sheets = state.documents.captures.of(id);
      state.documents.captures.put(
        id,
        sheets.map((each) => (each.id === sheetId ? { ...each, merged: revision } : each)),
      );
      server.alerts.answersCame(state, id);
    }
  } catch (error) {
    console.error('Counting captured answers', error);
  }
}

function rowsOf(
  { recorded, state, id }: CountedProject,
  { slots, answers, created_at: sheetAt }: StoredSheet,
): ImportedRow[] {
  // With those that were deleted: their answers come back with them.
  const known = originalPrompts(recorded.prompts, state.edits.of(id).added);
  const prompts = new Map(known.map((prompt) => [prompt.id, prompt.text]));
  const answerOf = new Map(answers);
  const { market, languages } = state.documents.setup.of(id);
  const [language] = languages;
  return slots.flatMap((slot) => {
    const [prompt, answer] = [prompts.get(slot.prompt_id), answerOf.get(slot.id)];
    if (prompt === undefined || answer === undefined) return [];
    return [
      plainRow({
        prompt,
        promptId: slot.prompt_id,
        platform: slot.platform,
        runKey: sheetAt,
        askedAt: Date.parse(answer.asked_at),
        status: answer.status === 'refused' || answer.status === 'empty' ? answer.status : 'ok',
        text: answer.text,
        citations: citationsOf(answer),
        model: answer.model,
        details: {
          surface: BY_HAND,
          ...(market !== '' && { country: market }),
          ...(language !== undefined && { language }),
        },
      }),
    ];
  });
}

/** Redirects that hide their target are no pages: if a list has only such, its pages are unknown. */
function citationsOf({ citations }: CapturedAnswer): readonly RawCitation[] | null {
  if (citations === null) return null;
  const known = citations.flatMap((source) => sourceOf(source) ?? []);
  if (known.length === 0 && citations.length > 0) return null;
  return known.map(({ url, title }, index) => ({ position: index + 1, url, title }));
}
