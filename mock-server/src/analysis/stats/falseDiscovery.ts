/**
 * Selects the tests to accept such that on average at most the share `rate` of the accepted ones is false
 * (Benjamini and Hochberg 1995). A list of changes tests a hundred segments at once: at 95 %, five would appear by chance.
 */
export function falseDiscovery(pValues: readonly number[], rate: number): boolean[] {
  const sorted = [...pValues].sort((a, b) => a - b);
  let threshold = -1;
  sorted.forEach((p, i) => {
    if (p <= (rate * (i + 1)) / sorted.length) {
      threshold = p;
    }
  });
  return pValues.map((p) => p <= threshold);
}
