import { expect, test } from 'vitest';
import { readSources } from './readSources.ts';

/** Folders that other code builds on: every exported function needs a docstring. */
const DOCUMENTED =
  /^(?:mock-server\/src\/(?:analysis|collect\/adapters)|client\/src\/(?:api|components|hooks|lib|queries))\//u;
const TEST = /\.test\.tsx?$/u;
const PUBLIC =
  /^export (?:(?:async )?function (\w+)|class (\w+)|const (\w+) = (?:observer|memo|(?:async )?(?:<[^>]*>)?\([^)]*\)[^=\n]*=>))/u;

/** Names of exports without a docstring above them. */
function undocumented(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const found = PUBLIC.exec(line);
    const isDocumented = lines[index - 1]?.trimEnd().endsWith('*/') === true;
    return found === null || isDocumented ? [] : [found[1] ?? found[2] ?? found[3] ?? ''];
  });
}

test('public functions of the analysis, the API client, the adapters and the shared components have docstrings', () => {
  const sources = [...readSources(['client/src', 'mock-server/src'])];
  const missing = sources
    .filter(([file]) => DOCUMENTED.test(file) && !TEST.test(file))
    .flatMap(([file, text]) => undocumented(text).map((name) => `${file}: ${name}`));
  expect(missing).toEqual([]);
});
