import { givenTypes } from '../citations/givenTypes.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import type { AnswerTable } from './AnswerTable.ts';
import { keepingRows } from './keepRows.ts';
import { runSteps } from './steps.ts';
import type { Steps } from './steps.ts';

const NO_TOPIC = 65535;
const GONE = 0xffffffff;

/**
 * The table under a changed definition with the same brands and platforms, without reading a text again. Prompts may have other texts, tags
 * and topics. New prompts have no answers; answers of removed prompts are left out. Types of sources are those set by people.
 * Unchanged columns are shared with the old table.
 */
export function retableAnswers(table: AnswerTable, project: ProjectDefinition): AnswerTable {
  return runSteps(retabling(table, project));
}

/** As `retableAnswers`, in steps. */
export function* retabling(table: AnswerTable, project: ProjectDefinition): Steps<AnswerTable> {
  const places = placesOf(table.project, project);
  const kept = yield* remapping(table, places);
  yield;
  const topics = new Map(project.topics.map(({ id }, index) => [id, index]));
  const topicOfPrompt = project.prompts.map(({ topic_id: id }) =>
    id === null ? NO_TOPIC : (topics.get(id) ?? NO_TOPIC),
  );
  const urls = givenTypes(kept.urls, project.source_types);
  yield;
  return { ...kept, project, urls, topic: topicColumn(kept, topicOfPrompt) };
}

/** New index of each old prompt; null if no index changed. */
function placesOf(before: ProjectDefinition, after: ProjectDefinition): Uint32Array | null {
  const index = new Map(after.prompts.map(({ id }, place) => [id, place]));
  const places = Uint32Array.from(before.prompts, ({ id }) => index.get(id) ?? GONE);
  return places.every((place, old) => place === old) ? null : places;
}

function* remapping(table: AnswerTable, places: Uint32Array | null): Steps<AnswerTable> {
  if (places === null) return table;
  const { prompt, count } = table;
  const rows = new Uint32Array(count);
  let used = 0;
  for (let row = 0; row < count; row += 1) {
    if (places[prompt[row] ?? 0] !== GONE) {
      rows[used] = row;
      used += 1;
    }
  }
  const kept = used === count ? table : yield* keepingRows(table, rows.subarray(0, used));
  return { ...kept, prompt: kept.prompt.map((old) => places[old] ?? 0) };
}

function topicColumn({ prompt, topic }: AnswerTable, topicOfPrompt: readonly number[]): Uint16Array {
  const isSame = prompt.every((index, row) => topic[row] === topicOfPrompt[index]);
  return isSame ? topic : Uint16Array.from(prompt, (index) => topicOfPrompt[index] ?? NO_TOPIC);
}
