import { isMustFailure } from './reportOf.ts';
import type { ContractReport } from './reportOf.ts';
import type { ContractOutcome, ContractResult } from './runContract.ts';

const WORDS: Readonly<Record<ContractOutcome, string>> = {
  ok: 'ok',
  there: 'exists',
  absent: 'MISSING',
  deviates: 'DEVIATES',
  refused: 'REFUSED',
  untried: 'not tried',
};
/** Widths of the two columns before the remarks. */
const [ADDRESS_WIDTH, OUTCOME_WIDTH] = [46, 10];

function line(what: string, { outcome, detail }: ContractResult): string {
  const remark = outcome === 'there' ? `only tried without a login (${detail})` : detail;
  return `  ${what.padEnd(ADDRESS_WIDTH)} ${WORDS[outcome].padEnd(OUTCOME_WIDTH)} ${remark}`.trimEnd();
}

function verdict({ must, origin }: ContractReport): string {
  const failed = must.filter(isMustFailure);
  if (failed.length === 0) {
    return isMustFailure(origin)
      ? `No call of the specification fails, but browsers do not let the pages make them: ${origin.detail}`
      : 'AnswerScope works with this server: no call of the specification fails.';
  }
  const calls = failed.map(
    ({ address, outcome, detail }) => `  ${address}: ${WORDS[outcome].toLowerCase()}, ${detail}`,
  );
  return [`${String(failed.length)} of the ${String(must.length)} calls of the specification fail:`, ...calls].join(
    '\n',
  );
}

/** A report as text. */
export function reportText(report: ContractReport): string {
  const titleWidth = Math.max(...report.pages.map(({ title }) => title.length));
  return [
    'Calls of the specification (a server must answer them)',
    ...report.must.map((result) => line(result.address, result)),
    '',
    'Pages that use our own calls (a server may answer them)',
    ...report.pages.map(({ title, words }) => `  ${title.padEnd(titleWidth)}  ${words}`),
    '',
    'Rules',
    ...report.rules.map((result) => line(result.call, result)),
    '',
    'CORS headers',
    line(report.origin.call, report.origin),
    '',
    ...(report.left.length === 0
      ? []
      : ['Left on the server by --write', ...report.left.map((words) => `  ${words}`), '']),
    verdict(report),
  ].join('\n');
}
