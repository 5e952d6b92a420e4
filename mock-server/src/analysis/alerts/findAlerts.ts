import type { FactError } from '#client/api/brandCentreSchemas.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { hasOwn } from '../reports/overviewTiles.ts';
import { FALSE_SHARE } from '../reports/testedChanges.ts';
import { falseDiscovery } from '../stats/falseDiscovery.ts';
import type { Candidate, FoundAlert } from './FoundAlert.ts';
import { lostSourceTests } from './lostSourceTests.ts';
import { movementTests, withoutRepeats } from './movementTests.ts';
import { observations } from './observations.ts';
import { refusalTests } from './refusalTests.ts';
import { newRivalTests, overtakingTests } from './rivalTests.ts';

const SEVERITY_ORDER = { high: 0, medium: 1, low: 2 } as const;

/** What an evaluation found. */
export interface FoundAlerts {
  /** Gravest first. */
  readonly alerts: readonly FoundAlert[];
  /** How many tests were made, among which the rate of false discoveries is kept. */
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
 * What to look at in a project, gravest first. The rate is kept as Benjamini and Hochberg (1995) have it: tests of the same answers
 * depend on one another, but the simulation of null weeks (falseAlerts.test.ts) stays below the rate all the same, and the stricter
 * way for tests that depend in any way (Benjamini and Yekutieli 2001) would miss every fourth drop of ten points. Everything that chance may have made is one family of tests, of which on average at
 * most a tenth of those believed is false; what is believed counts when it is beyond chance by itself, too (95 %).
 * @param today YYYY-MM-DD, what "no recent answers" is measured against
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
