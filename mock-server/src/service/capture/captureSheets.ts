import type { CapturedAnswer, CaptureSheet, CaptureState } from '#client/api/schemas/captureSchemas.ts';
import { badInput, forbidden, noSuch } from '#server/refusal/MockError.ts';
import type { StoredSheet } from '#server/store/documents/CaptureSheets.ts';
import { hasImported } from '#server/store/projectFiles/projectStore.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { countCaptures, isPending, markOf, pendingSheets } from './countCaptures.ts';
import { readCaptured } from './readCaptured.ts';
import type { TypedAnswer } from './readCaptured.ts';

/** Limit of slots per sheet: the sheet is rewritten at each paste. */
const MOST_SLOTS = 1000;
/** Limit of stored sheets, with their answers. */
const MOST_SHEETS = 50;

/** The open sheet of a project; counts pasted answers of any sheet that could not be counted before. */
export function captureState(project: ProjectSession): CaptureState {
  const sheet = openSheet(project);
  for (const { id } of pendingSheets(project)) void countCaptures(project, id);
  const platforms = project.state.documents.setup.of(project.id).platforms.filter(({ way }) => way === 'hand');
  return {
    sheet: sheet === undefined ? null : shownSheet(project, sheet),
    platforms: platforms.map(({ name }) => name),
  };
}

/**
 * Opens a sheet with one slot per prompt and platform, ordered by prompt. Closes an open sheet.
 * @throws MockError: 403 for a sample, 422 naming the field.
 */
export function startCapture(
  project: ProjectSession,
  order: { readonly prompt_ids: readonly string[]; readonly platforms: readonly string[] },
): CaptureState {
  requireOwn(project);
  const known = new Set(project.definition.prompts.map(({ id }) => id));
  const promptIds = [...new Set(order.prompt_ids)];
  const missing = promptIds.findIndex((id) => !known.has(id));
  if (missing !== -1) {
    throw badInput(`prompt_ids[${String(missing)}]`, {
      zh: '项目中没有这个提示词',
      en: 'is not a prompt in this project',
    });
  }
  const platforms = [...new Set(order.platforms)];
  if (promptIds.length * platforms.length > MOST_SLOTS) {
    const asked = String(promptIds.length * platforms.length);
    throw badInput('prompt_ids', {
      zh: `一张采集单最多 ${String(MOST_SLOTS)} 条，当前为 ${asked} 条，请减少提示词或平台`,
      en: `would make ${asked} answers, but a sheet can have at most ${String(MOST_SLOTS)}: select fewer prompts or platforms`,
    });
  }
  const { environment } = project.server;
  const sheet: StoredSheet = {
    id: environment.secret(),
    created_at: new Date(environment.now()).toISOString(),
    closed: false,
    slots: promptIds.flatMap((promptId) =>
      platforms.map((platform) => ({ id: `${promptId}|${platform}`, prompt_id: promptId, platform })),
    ),
    answers: [],
    revision: 0,
    merged: 0,
  };
  const closed = sheetsOf(project).map((each) => ({ ...each, closed: true }));
  put(project, [...closed.filter((each) => !isEmpty(each)), sheet].slice(-MOST_SHEETS));
  return captureState(project);
}

/**
 * Stores the pasted answer of a slot and replaces an earlier one; null removes it. The answer is on disk when this resolves; figures
 * follow, at once in a small project.
 * @throws MockError: 404 for an unknown sheet or slot, 422 naming the field.
 */
export async function keepCaptured(
  project: ProjectSession,
  order: { readonly sheet_id: string; readonly slot_id: string; readonly answer: TypedAnswer | null },
): Promise<CaptureState> {
  const sheet = requireSheet(project, order.sheet_id);
  if (!sheet.slots.some(({ id }) => id === order.slot_id)) {
    throw noSuch('slot_id', { zh: '采集单中没有这一条', en: 'This sheet has no such entry' });
  }
  const others = sheet.answers.filter(([id]) => id !== order.slot_id);
  const answer = order.answer === null ? null : readCaptured(order.answer, project.server.environment.now());
  const answers: readonly [string, CapturedAnswer][] = answer === null ? others : [...others, [order.slot_id, answer]];
  replace(project, { ...sheet, answers: [...answers], revision: sheet.revision + 1 });
  await countCaptures(project, sheet.id);
  return captureState(project);
}

/** Closes a sheet; its answers stay in the project, or are still merged. @throws MockError (404) */
export function closeCapture(project: ProjectSession, sheetId: string): CaptureState {
  const sheet = requireSheet(project, sheetId);
  const others = sheetsOf(project).filter(({ id }) => id !== sheet.id);
  put(project, isEmpty(sheet) ? others : [...others, { ...sheet, closed: true }]);
  return captureState(project);
}

/** Empties the sheet whose import was undone: its next paste would bring the removed answers back. */
export function forgetCaptured(project: ProjectSession, mark: string): void {
  const undone = sheetsOf(project).find((sheet) => markOf(sheet) === mark);
  if (undone !== undefined) replace(project, { ...undone, answers: [], merged: undone.revision });
}

/** Whether none of its answers is in the project: removed answers must leave it first. */
function isEmpty(sheet: StoredSheet): boolean {
  return sheet.answers.length === 0 && !isPending(sheet);
}

function sheetsOf({ id, state }: ProjectSession): readonly StoredSheet[] {
  return state.documents.captures.of(id);
}

function put({ id, state }: ProjectSession, sheets: readonly StoredSheet[]): void {
  state.documents.captures.put(id, sheets);
}

function replace(project: ProjectSession, sheet: StoredSheet): void {
  put(
    project,
    sheetsOf(project).map((each) => (each.id === sheet.id ? sheet : each)),
  );
}

function openSheet(project: ProjectSession): StoredSheet | undefined {
  return sheetsOf(project).findLast(({ closed }) => !closed);
}

function requireSheet(project: ProjectSession, id: string): StoredSheet {
  requireOwn(project);
  const sheet = sheetsOf(project).find((each) => each.id === id && !each.closed);
  if (sheet === undefined) {
    throw noSuch('sheet_id', { zh: '该采集单已关闭或不存在', en: 'This sheet is closed or does not exist' });
  }
  return sheet;
}

function requireOwn({ id, server }: ProjectSession): void {
  if (hasImported(server.dataDir, id)) return;
  throw forbidden({
    zh: '示例项目不能采集回答，请先新建项目',
    en: 'Sample projects don’t accept answers: create a project first',
  });
}

function shownSheet(project: ProjectSession, sheet: StoredSheet): CaptureSheet {
  const { prompts, topics } = project.shown;
  const promptOf = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  const topicOf = new Map(topics.map(({ id, name }) => [id, name]));
  const answerOf = new Map(sheet.answers);
  return {
    id: sheet.id,
    created_at: sheet.created_at,
    counted: !isPending(sheet),
    slots: sheet.slots.flatMap(({ id, prompt_id, platform }) => {
      const prompt = promptOf.get(prompt_id);
      // Slots of deleted prompts are dropped.
      if (prompt === undefined) return [];
      const topic = topicOf.get(prompt.topic_id ?? '') ?? '';
      return [{ id, prompt_id, prompt: prompt.text, topic, platform, answer: answerOf.get(id) ?? null }];
    }),
  };
}
