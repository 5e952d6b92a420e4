import { normalizeFieldName } from '#client/lib/importFields.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import { isPlatformName } from '../platformNames.ts';
import { fieldOfKey } from './fieldOfKey.ts';

/** Columns that belong to one platform, by the field that each is. */
export interface PlatformColumns {
  readonly platform: string;
  readonly columns: ReadonlyMap<ImportField, number>;
}

const BETWEEN = /[\s_.\-:/|]+|(?=[（(【[])/u;

type Parts = { readonly platform: string; readonly field: ImportField; readonly isBare: boolean };

/** `ChatGPT`, `ChatGPT answer`, `gemini_citations`: a platform, and what of it. */
function partsOf(key: string): Parts | null {
  const words = key.split(BETWEEN).filter((word) => word !== '');
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    for (const [name, rest] of [
      [head, tail],
      [words.slice(words.length - cut).join(' '), words.slice(0, words.length - cut).join(' ')],
    ] as const) {
      const field = fieldOfKey(rest.replace(/^[（(【[]|[)）】\]]$/gu, ''));
      if (isPlatformName(name) && field !== null && field !== 'platform') {
        return { platform: name, field, isBare: false };
      }
    }
  }
  const field = fieldOfKey(key);
  const isBare = isPlatformName(key) && (field === null || field === 'answer');
  return isBare ? { platform: key, field: 'answer', isBare: field === null } : null;
}

/** Whether a column of answers is named after the one platform that gave them: `ai_overview`, `chatgpt_answer`. */
export function isPlatformAnswer(key: string): boolean {
  return partsOf(key)?.field === 'answer';
}

/** The platforms of a table that has a column of answers for each of them; empty for any other table. */
export function platformColumns(keys: readonly string[]): readonly PlatformColumns[] {
  const found = new Map<string, { platform: string; columns: Map<ImportField, number> }>();
  keys.forEach((key, column) => {
    const parts = partsOf(key);
    if (parts === null) return;
    const name = normalizeFieldName(parts.platform);
    const known = found.get(name) ?? { platform: parts.platform, columns: new Map<ImportField, number>() };
    found.set(name, known);
    if (!known.columns.has(parts.field)) known.columns.set(parts.field, column);
  });
  const answering = [...found.values()].filter(({ columns }) => columns.has('answer'));
  // A lone name may be of anything; a lone `chatgpt_response` is of one thing.
  const isNamed = answering.some(({ columns }) => partsOf(keys[columns.get('answer') ?? -1] ?? '')?.isBare === false);
  return answering.length >= 2 || isNamed ? answering : [];
}
