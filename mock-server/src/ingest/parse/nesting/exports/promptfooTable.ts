import { memoize } from '#client/lib/memoize.ts';
import { textOf } from '#server/ingest/parse/cells/textOf.ts';
import { isPlatformName } from '#server/ingest/parse/platforms/platformNames.ts';
import type { Values } from '../Values.ts';

/** The name of an output column: `[openai:gpt-5] Which {{thing}}?`. */
const OUTPUT = /^\[([^[\]]{2,100})\]\s+(\S[\s\S]*)$/u;
const GRADE = /^\[(?:PASS|FAIL|ERROR)\]\s*(?:\(\d+(?:\.\d+)?\)\s*)?/u;
const FAILED = '[ERROR]';
const VARIABLE = /\{\{\s*([\w.-]{1,80})\s*\}\}/gu;

interface Output {
  readonly place: number;
  readonly platform: string;
  readonly template: string;
}

const outputsOf = memoize((keys: readonly string[]): readonly Output[] =>
  keys.flatMap((key, place) => {
    const [, platform = '', template = ''] = OUTPUT.exec(key.trim()) ?? [];
    return isPlatformName(platform) ? [{ place, platform, template }] : [];
  }),
);

/** The answers in a row of promptfoo's table, which has a column per provider and prompt; null for any other table. */
export function promptfooTable(keys: readonly string[], values: readonly unknown[]): readonly Values[] | null {
  const outputs = outputsOf(keys);
  if (outputs.length === 0) return null;
  const valueOf = (name: string): string | null => {
    const place = keys.indexOf(name);
    return place === -1 ? null : textOf(values[place]);
  };
  return outputs.map(({ place, platform, template }) => {
    const cell = textOf(values[place]);
    const prompt = template.replace(VARIABLE, (whole: string, name: string) => valueOf(name) ?? whole);
    const text = cell.replace(GRADE, '');
    return { prompt, platform, ...(cell.startsWith(FAILED) ? { answer: '', error: text } : { answer: text }) };
  });
}
