import { expect, test } from 'vitest';
import { UsageError } from '#server/refusal/UsageError.ts';
import { isAboutImports, parseImportArguments } from './cliArguments.ts';
import type { ImportArguments } from './cliArguments.ts';

function parse(...words: string[]): ImportArguments {
  const given = parseImportArguments(words);
  if (given === 'help' || isAboutImports(given)) throw new Error('not an import');
  return given;
}

function problemOf(...words: string[]): string {
  try {
    parse(...words);
    return 'none';
  } catch (error) {
    return error instanceof UsageError ? error.message : String(error);
  }
}

test('brands, aliases, domains and case come together, the own brand first', () => {
  const { brands, projectName, overrides, clock } = parse(
    ...['x.csv', '--competitor', 'Away', '--brand', 'North = 北风|N=W', '--match-case', 'away'],
    ...['--domain=North=https://www.North.com/x|north.cn', '--map', 'answered_at=When', '--time-zone', 'Asia/Tokyo'],
  );
  expect(brands).toMatchObject([
    { name: 'North', own: true, aliases: ['北风', 'N=W'], match_case: false, domains: ['north.com', 'north.cn'] },
    { name: 'Away', own: false, aliases: [], match_case: true, domains: [] },
  ]);
  expect({ projectName, overrides, zone: clock.timeZone }).toEqual({
    projectName: 'North',
    overrides: { date: 'When' },
    zone: 'Asia/Tokyo',
  });
});

test('a project alone keeps its brands', () => {
  expect(parse('x.csv', '--project', 'North')).toMatchObject({ brands: null, projectName: 'North' });
  // The file may define both.
  expect(parse('x.csv')).toMatchObject({ brands: null, projectName: '' });
});

test('help needs nothing else', () => {
  expect(parseImportArguments(['--help'])).toBe('help');
  expect(parseImportArguments(['-h'])).toBe('help');
});

test.each([
  ['FILE: no_file', []],
  ['--brand: no_brand', ['x.csv', '--competitor', 'B', '--project', 'P']],
  ['y.csv: many_files', ['x.csv', 'y.csv', '--brand', 'A']],
  ['--colour: unknown_option', ['x.csv', '--brand', 'A', '--colour', 'red']],
  ['--brand: missing_value', ['x.csv', '--brand']],
  ['--brand: missing_value', ['x.csv', '--brand', '--competitor', 'B']],
  ['--brand: given_twice', ['x.csv', '--brand', 'A', '--brand', 'B']],
  ['--brand "=x": empty_name', ['x.csv', '--brand', '=x']],
  ['--competitor "B=a": same_name', ['x.csv', '--brand', 'A', '--competitor', 'B=a']],
  ['--match-case "C": not_a_brand', ['x.csv', '--brand', 'A', '--match-case', 'C']],
  ['--domain "A=not a host": not_a_domain', ['x.csv', '--brand', 'A', '--domain', 'A=not a host']],
  ['--domain "A": not_a_pair', ['x.csv', '--brand', 'A', '--domain', 'A']],
  ['--map "answer": not_a_pair', ['x.csv', '--brand', 'A', '--map', 'answer']],
  ['--map "colour=x": not_a_field', ['x.csv', '--brand', 'A', '--map', 'colour=x']],
  ['--map "text=y": given_twice', ['x.csv', '--brand', 'A', '--map', 'answer=x', '--map', 'text=y']],
  ['--time-zone Mars: not_a_zone', ['x.csv', '--brand', 'A', '--time-zone', 'Mars']],
  ['--format xml: not_a_format', ['x.csv', '--brand', 'A', '--format', 'xml']],
  ['--help: unexpected_value', ['--help=yes']],
  [`--brand "${'w'.repeat(110)}…: too_long`, ['x.csv', '--brand', 'w'.repeat(100_000)]],
  [`--competitor "B=${'w'.repeat(103)}…: too_long`, ['x.csv', '--brand', 'A', '--competitor', `B=${'w'.repeat(120)}`]],
  [`--project "${'w'.repeat(101)}": too_long`, ['x.csv', '--brand', 'A', '--project', 'w'.repeat(101)]],
  [
    '--competitor: too_many_brands',
    ['x.csv', '--brand', 'A', ...Array.from({ length: 32 }, (_, i) => [`--competitor`, `B${i}`]).flat()],
  ],
])('%s', (problem, words) => {
  expect(problemOf(...words)).toBe(problem);
});

test('what empty cells of sources mean is none, or as said', () => {
  expect(parse('x.csv', '--project', 'North').emptySources).toBe('none');
  expect(parse('x.csv', '--project', 'North', '--empty-sources', 'not_recorded').emptySources).toBe('not_recorded');
  expect(problemOf('x.csv', '--project', 'North', '--empty-sources', 'unknown')).toContain('--empty-sources unknown');
});
