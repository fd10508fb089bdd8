/** Sums for experiments: how sure a difference is, and whether the dice were fair. */
export type Count = { seen: number; did: number };

const Z95 = 1.959963984540054;

/** Wilson's interval for a share: also right for small numbers and for zero. */
export function wilson({ seen, did }: Count): { low: number; high: number } {
  if (seen === 0) return { low: 0, high: 1 };
  const p = did / seen;
  const z2 = Z95 ** 2;
  const middle = p + z2 / (2 * seen);
  const reach = Z95 * Math.sqrt((p * (1 - p)) / seen + z2 / (4 * seen ** 2));
  const by = 1 + z2 / seen;
  return { low: Math.max(0, (middle - reach) / by), high: Math.min(1, (middle + reach) / by) };
}

/** Newcombe's interval for the difference of two shares, made of both Wilson intervals. */
export function difference(a: Count, b: Count): { by: number; low: number; high: number; sure: boolean } {
  if (a.seen === 0 || b.seen === 0) return { by: 0, low: -1, high: 1, sure: false };
  const [pa, pb] = [a.did / a.seen, b.did / b.seen];
  const [wa, wb] = [wilson(a), wilson(b)];
  const by = pb - pa;
  const low = by - Math.hypot(pb - wb.low, wa.high - pa);
  const high = by + Math.hypot(wb.high - pb, pa - wa.low);
  return { by, low, high, sure: low > 0 || high < 0 };
}

export function chiSquare(seen: number[], weights: number[]): number {
  const total = seen.reduce((sum, n) => sum + n, 0);
  const weight = weights.reduce((sum, n) => sum + n, 0);
  return seen.reduce((sum, n, i) => {
    const expected = (total * (weights[i] ?? 0)) / weight;
    return expected > 0 ? sum + (n - expected) ** 2 / expected : sum;
  }, 0);
}

/** The chance of a chi-square at least this large when the dice are fair. */
export function chiSquareChance(value: number, freedom: number): number {
  if (value <= 0 || freedom <= 0) return 1;
  return 1 - lowerGamma(freedom / 2, value / 2);
}

// The regularised lower incomplete gamma function: a series for small x, a continued fraction for large x.
function lowerGamma(a: number, x: number): number {
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 500 && term > sum * 1e-14; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return front * sum;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 500; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    const change = d * c;
    h *= change;
    if (Math.abs(change - 1) < 1e-14) break;
  }
  return 1 - front * h;
}

/** Stirling's series, after shifting small numbers up to where it is exact enough. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  const y = 1 / (x * x);
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + (1 / x) * (1 / 12 - y * (1 / 360 - y / 1260));
}

/** Fewer than one in a thousand: the split itself is broken, and no result may be read from it. */
export function isSplitBroken(seen: number[], weights: number[]): boolean {
  return chiSquareChance(chiSquare(seen, weights), seen.length - 1) < 0.001;
}
