/** What chance alone does once in twenty times does not count. */
const LEVEL = 0.05;

/**
 * Two-sided p value of "both happen equally often", given how often only the one and only the other happened (McNemar's test in
 * its exact form, Cochran 1950): it needs no large samples. 1 when neither ever happened.
 */
export function signTest(one: number, other: number): number {
  const count = one + other;
  // Logarithms: the single terms of 2,000 answers are too small for a number.
  let logTerm = -count * Math.LN2;
  let tail = 0;
  for (let i = 0; i <= Math.min(one, other); i += 1) {
    tail += Math.exp(logTerm);
    logTerm += Math.log((count - i) / (i + 1));
  }
  return Math.min(1, 2 * tail);
}

/** Whether the one happens more often than the other beyond chance; counts as in `signTest`. */
export function isReallyMoreOften(one: number, other: number): boolean {
  return one > other && signTest(one, other) < LEVEL;
}
