import type { FactError } from '#client/api/brandCentreSchemas.ts';
import { FALSE_SHARE } from '../reports/changes/testedChanges.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { hasOwn } from '../reports/overviewTiles.ts';
import { falseDiscovery } from '../stats/falseDiscovery.ts';
import type { Candidate, FoundAlert } from './FoundAlert.ts';
import { lostSourceTests } from './lostSourceTests.ts';
import { movementTests, withoutRepeats } from './movementTests.ts';
import { observations } from './observations.ts';
import { refusalTests } from './refusalTests.ts';
import { newRivalTests, overtakingTests } from './rivalTests.ts';

const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const;

/** Result of an evaluation. */
export interface FoundAlerts {
  /** Most severe first. */
  readonly alerts: readonly FoundAlert[];
  /** Number of tests, over which the false discovery rate is controlled. */
  readonly tests: number;
}

/** All tests of an evaluation. */
function alertTests(data: OverviewData): Candidate[] {
  if (!hasOwn(data)) return [];
  return [
    ...movementTests(data),
    ...overtakingTests(data),
    ...refusalTests(data),
    ...newRivalTests(data),
    ...lostSourceTests(data),
  ];
}

/**
 * Finds the alerts of a project, most severe first. The false discovery rate is controlled after Benjamini and Hochberg (1995). Tests over
 * the same answers depend on one another, but the simulation of null weeks (falseAlerts.test.ts) stays below the rate. The stricter
 * procedure for any dependence (Benjamini and Yekutieli 2001) would miss every fourth drop of ten points. All tests that may be due to
 * chance are one family, of which on average at most a tenth of the accepted ones is false; an accepted one must also be significant by
 * itself (95 %).
 * @param today YYYY-MM-DD, the reference of "no recent answers"
 * @param errors the queue of wrong facts over the same window
 */
export function findAlerts(data: OverviewData, today: string, errors: readonly FactError[] = []): FoundAlerts {
  const tests = alertTests(data);
  const believed = falseDiscovery(
    tests.map(({ pValue }) => pValue),
    FALSE_SHARE,
  );
  const found = tests.flatMap(({ alert, certain }, i): FoundAlert[] =>
    alert !== null && believed[i] === true ? [{ ...alert, tested: true, certain }] : [],
  );
  const seen = observations(data, today, errors).map((alert): FoundAlert => ({
    ...alert,
    tested: false,
    certain: true,
  }));
  const alerts = [...withoutRepeats(found), ...seen].sort(
    (a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity],
  );
  return { alerts, tests: tests.length };
}
