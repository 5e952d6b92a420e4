/** Lanczos (1964) approximation of ln Γ(x) for x > 0, g = 7 with nine terms; relative error below 1e-13. */
function logGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  if (x < 0.5) {
    return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  }
  const shifted = x - 1;
  const base = shifted + 7.5;
  const sum = terms.reduce((total, term, i) => total + term / (shifted + i + 1), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}

/** Continued fraction of the incomplete beta function, evaluated by Lentz's method (converges for x < (a+1)/(a+b+2)). */
function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  let c = 1;
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1), tiny);
  let value = d;
  for (let m = 1; m <= 300; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guard(1 + even * d, tiny);
    c = guard(1 + even / c, tiny);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guard(1 + odd * d, tiny);
    c = guard(1 + odd / c, tiny);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) {
      break;
    }
  }
  return value;
}

function guard(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** Regularised incomplete beta function I_x(a, b), 0 <= x <= 1. */
function regularisedBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) {
    return x <= 0 ? 0 : 1;
  }
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** Probability that Student's t with `df` > 0 degrees of freedom (need not be whole) is below `t`. */
export function studentTCdf(t: number, df: number): number {
  const tail = 0.5 * regularisedBeta(df / (df + t * t), df / 2, 0.5);
  return t > 0 ? 1 - tail : tail;
}

/**
 * Quantile of Student's t: the value below which t lies with probability `probability` (strictly between 0 and 1). Bracketing and bisection
 * on the tail, then Newton steps. Within a relative 8e-13 of @stdlib/stats-base-dists-t-quantile, which would add 230 packages (26 MB) for
 * this one function; results are cached (`tQuantile`), so its speed matters little.
 * @throws RangeError for a probability outside (0, 1) or `df` <= 0.
 */
export function studentTQuantile(probability: number, df: number): number {
  if (!(probability > 0 && probability < 1) || !(df > 0)) {
    throw new RangeError(`studentTQuantile(${String(probability)}, ${String(df)})`);
  }
  if (probability < 0.5) {
    return -studentTQuantile(1 - probability, df);
  }
  let low = 0;
  let high = 2;
  while (studentTCdf(high, df) < probability) {
    low = high;
    high *= 2;
  }
  for (let i = 0; i < 20; i += 1) {
    const middle = (low + high) / 2;
    if (studentTCdf(middle, df) < probability) {
      low = middle;
    } else {
      high = middle;
    }
  }
  const logScale = logGamma((df + 1) / 2) - logGamma(df / 2) - 0.5 * Math.log(df * Math.PI);
  let t = (low + high) / 2;
  for (let i = 0; i < 4; i += 1) {
    const density = Math.exp(logScale - ((df + 1) / 2) * Math.log1p((t * t) / df));
    t -= (studentTCdf(t, df) - probability) / density;
  }
  return t;
}

const quantiles = new Map<number, number>();

/**
 * Cached `studentTQuantile` for reports, which call it thousands of times: `df` is first rounded down to 1/16 (the wider interval) and
 * capped at 2,000.
 */
export function tQuantile(probability: number, df: number): number {
  const steps = Math.max(1, Math.floor(Math.min(df, 2000) * 16 + 1e-9));
  const key = steps + probability;
  const known = quantiles.get(key);
  if (known !== undefined) {
    return known;
  }
  const value = studentTQuantile(probability, steps / 16);
  quantiles.set(key, value);
  return value;
}
