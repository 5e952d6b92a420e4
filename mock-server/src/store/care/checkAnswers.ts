import { existsSync } from 'node:fs';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { DamagedFileError, damageText } from '#server/refusal/DamagedFileError.ts';
import type { StoredDefinition } from '../projectFiles/definitionFile.ts';
import { answersFile } from '../projectFiles/projectPaths.ts';
import { readPlacedAnswers } from '../projectFiles/projectStore.ts';
import { ProjectWriter } from '../projectFiles/ProjectWriter.ts';
import { readLines } from '../projectFiles/readLines.ts';
import { parseStoredAnswer } from '../projectFiles/storedSchemas.ts';
import type { Finding } from './Finding.ts';
import { copyAside } from './setAside.ts';

/** Reads all answers of a project. A repair keeps the valid ones, sets the original file aside, and recounts. */
export function checkAnswers(dataDir: string, stored: StoredDefinition): readonly Finding[] {
  const file = answersFile(dataDir, stored.project.id);
  try {
    const read = readPlacedAnswers(dataDir, stored);
    while (read.next().done !== true) continue;
    return [];
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    const { whole, broken } = countWhole(file, stored);
    const expected = stored.sums?.now.count ?? stored.project.answer_count;
    const lost = Math.max(0, expected - whole);
    const files = (stored.project.imports ?? []).map(({ file_name: name }) => name).join(', ');
    const wrong = damageText(error.damage);
    const advice = whatIsLost(lost, broken, files);
    return [
      {
        file,
        wrong: {
          zh: `${wrong.zh}；应有 ${String(expected)} 条回答，完好 ${String(whole)} 条，无法使用的行 ${String(broken)} 行`,
          en: `${wrong.en}; of ${String(expected)} answers ${String(whole)} are whole, and ${String(broken)} lines can’t be used`,
        },
        remedy: {
          zh: `保留完好的 ${String(whole)} 条回答，原文件另存为 .damaged；${advice.zh}`,
          en: `keep the ${String(whole)} whole answers and the file as it is beside them (.damaged); ${advice.en}`,
        },
        mend: () => keepWhole(dataDir, stored, whole),
      },
    ];
  }
}

/** Advice about data that a repair cannot restore. */
function whatIsLost(lost: number, broken: number, files: string): Readonly<Record<'zh' | 'en', string>> {
  const from = { zh: files || '原始文件', en: files || 'the files they came from' };
  if (lost > 0) {
    return {
      zh: `${String(lost)} 条缺失，可重新导入：${from.zh}`,
      en: `${String(lost)} are missing: import again ${from.en}`,
    };
  }
  if (broken > 0) {
    return {
      zh: '没有缺失；无法使用的行可能来自之后的导入，如有，请重新导入那个文件',
      en: 'no answers are missing; the unusable lines may come from a later import: if there was one, import its file again',
    };
  }
  return {
    zh: `没有缺失，但内容与写入时不同，可与来源核对：${from.zh}`,
    en: `no answers are missing, but their content differs from what was written: compare with ${from.en}`,
  };
}

function* wholeAnswers(file: string, { project }: StoredDefinition, onBroken: () => void): Generator<RawAnswer> {
  const prompts = new Set(project.prompts.map(({ id }) => id));
  const platforms = new Set(project.platforms.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { text } of existsSync(file) ? readLines(file) : []) {
    if (text === '') continue;
    const answer = answerOf(text);
    const isKnown = answer !== null && prompts.has(answer.prompt_id) && platforms.has(answer.platform_id);
    if (!isKnown || seen.has(answer.id)) {
      onBroken();
      continue;
    }
    seen.add(answer.id);
    yield answer;
  }
}

function answerOf(line: string): RawAnswer | null {
  try {
    return parseStoredAnswer(line);
  } catch {
    return null;
  }
}

function countWhole(file: string, stored: StoredDefinition): { readonly whole: number; readonly broken: number } {
  let whole = 0;
  let broken = 0;
  const answers = wholeAnswers(file, stored, () => {
    broken += 1;
  });
  while (answers.next().done !== true) whole += 1;
  return { whole, broken };
}

function keepWhole(dataDir: string, stored: StoredDefinition, count: number): void {
  const file = answersFile(dataDir, stored.project.id);
  copyAside(file);
  const writer = new ProjectWriter(dataDir, stored.project.id);
  try {
    for (const answer of wholeAnswers(file, stored, () => undefined)) writer.write(answer);
    writer.commit({ ...stored.project, answer_count: count });
  } finally {
    writer.discard();
  }
}
