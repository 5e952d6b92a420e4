import { expect, test } from 'vitest';
import { syntheticTable } from '#bench/syntheticTable.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { byPrompt, domainPairsOf } from './domainPairs.ts';
import { citationsOfPairs, domainTallies } from './domainTallies.ts';
import { domainIndexOf } from './sourceTotals.ts';

const table: AnswerTable = syntheticTable(2000, 7);
const rows = Uint32Array.from({ length: 900 }, (_, i) => 2 * i + (i % 2));

/** Citations of a domain by ok answers to a prompt, and these answers, counted row by row. */
function counted(domain: string, prompt: number): { citations: number; answers: number } {
  const cited = [...rows]
    .filter((row) => table.prompt[row] === prompt && table.status[row] === OK)
    .map((row) => table.citationUrl.subarray(table.citationStart[row], table.citationStart[row + 1]))
    .map((urls) => [...urls].filter((url) => table.urls[url]?.domain === domain).length);
  return {
    citations: cited.reduce((sum, count) => sum + count, 0),
    answers: cited.filter((count) => count > 0).length,
  };
}

test('figures of pairs are those of the citations of a domain by the answers to a prompt', () => {
  const domains = domainIndexOf(table);
  const { pairs, ofPair, answersOfPair } = domainTallies(table, rows, domains);
  const prompts = table.project.prompts.length;
  expect(domains.names.length).toBeGreaterThan(3);
  domains.names.slice(0, 12).forEach((name, domain) => {
    const plain = table.project.prompts.map((_, prompt) => counted(name, prompt));
    expect([...byPrompt(pairs, ofPair, domain, prompts)]).toEqual(plain.map(({ citations }) => citations));
    expect([...byPrompt(pairs, answersOfPair, domain, prompts)]).toEqual(plain.map(({ answers }) => answers));
  });
  expect(citationsOfPairs(table, rows)).toEqual(ofPair);
});

test('a pair is met once, and found once per table', () => {
  const pairs = domainPairsOf(table);
  expect(domainPairsOf(table)).toBe(pairs);
  for (let domain = 0; domain + 1 < pairs.starts.length; domain += 1) {
    const prompts = [...pairs.prompt.subarray(pairs.starts[domain], pairs.starts[domain + 1])];
    expect(prompts).toEqual([...new Set(prompts)].sort((a, b) => a - b));
  }
});
