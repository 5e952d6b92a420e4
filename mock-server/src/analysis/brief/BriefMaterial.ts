import type { Fact, Theme } from '#client/api/brandCentreSchemas.ts';
import type { BriefLanguage, BriefWindow } from '#client/api/briefSchemas.ts';
import type { FactFinding } from '../facts/FactReader.ts';
import { languageOf } from '../insights/languageOf.ts';
import type { Prompt } from '../ProjectDefinition.ts';
import { windowOf } from '../scope/reportWindow.ts';
import { selectRows } from '../scope/selectRows.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';

/** Input of a brief. */
export interface BriefRequest {
  readonly table: AnswerTable;
  /** Indexes of prompts, in the order of their selection. */
  readonly prompts: readonly number[];
  readonly window: BriefWindow;
  /** The project's own themes. */
  readonly themes: readonly Theme[];
  /** The fact ledger, and what all answers say about each fact, in the same order. */
  readonly facts: readonly Fact[];
  readonly findings: readonly (readonly FactFinding[])[];
}

/** Input of all parts of a brief. */
export interface BriefMaterial extends BriefRequest {
  /** Ok answers of the window to the prompts, in order of time. */
  readonly rows: Uint32Array;
  readonly asked: readonly (readonly [index: number, prompt: Prompt])[];
  readonly language: BriefLanguage;
}

/** Chinese, unless more of the prompts are English than Chinese. */
function languageOfPrompts(prompts: readonly Prompt[]): BriefLanguage {
  const languages = prompts.map(({ text }) => languageOf(text));
  const count = (wanted: string): number => languages.filter((language) => language === wanted).length;
  return count('en') > count('zh') ? 'en' : 'zh';
}

/** @throws RangeError for an invalid date or time zone of the window (callers check them first). */
export function briefMaterial(request: BriefRequest): BriefMaterial {
  const { table, prompts, window } = request;
  const { from, to } = windowOf(window.start_time, window.end_time, window.time_zone);
  const scope = { from, to, platforms: null, topics: null, prompts: new Set(prompts) };
  const asked = prompts.flatMap((index) => {
    const prompt = table.project.prompts[index];
    return prompt === undefined ? [] : [[index, prompt] as const];
  });
  return {
    ...request,
    rows: selectRows(table, scope).filter((row) => table.status[row] === OK),
    asked,
    language: languageOfPrompts(asked.map(([, prompt]) => prompt)),
  };
}
