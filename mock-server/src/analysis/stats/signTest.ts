/** Significance level: results that chance produces once in twenty times do not count. */
const LEVEL = 0.05;

/**
 * Two-sided p value of "both are equally frequent", given how often only the one and only the other occurred (McNemar's exact
 * test, Cochran 1950); needs no large samples. 1 if neither ever occurred.
 */
export function signTest(one: number, other: number): number {
  const count = one + other;
  // Logarithms: single terms for 2,000 answers would underflow.
  let logTerm = -count * Math.LN2;
  let tail = 0;
  for (let i = 0; i <= Math.min(one, other); i += 1) {
    tail += Math.exp(logTerm);
    logTerm += Math.log((count - i) / (i + 1));
  }
  return Math.min(1, 2 * tail);
}

/** Whether the one is significantly more frequent than the other, at 5 % or another level; counts as in `signTest`. */
export function isReallyMoreOften(one: number, other: number, level = LEVEL): boolean {
  return one > other && signTest(one, other) < level;
}
