/** Rupiah. */
export const ROUND_TO = [1, 100, 500, 1000] as const;

/** Above the one, and the other at most. */
export const PERCENT = { above: -100, most: 1000 } as const;

export interface PriceChange {
  /** Below 0: a lower price. */
  percent: number;
  round_to: (typeof ROUND_TO)[number];
}

/** The sentence for what prices cannot be changed by. */
export function percentProblem(percent: unknown): string | undefined {
  if (typeof percent !== 'number' || Number(percent.toFixed(2)) !== percent)
    return 'Persen harus berupa angka, paling banyak dua desimal, misalnya 5, -3, atau 2,5.';
  if (percent <= PERCENT.above) return `Persen harus lebih dari ${PERCENT.above}.`;
  return percent > PERCENT.most ? `Persen paling besar ${PERCENT.most.toLocaleString('id-ID')}.` : undefined;
}

/** Of prices that go up or down hardly any do by so much; '50' was '5'. */
const UNLIKELY_PERCENT = 30;
export const isUnlikelyChange = ({ percent }: PriceChange) => Math.abs(percent) >= UNLIKELY_PERCENT;

/** Exact; what is in the middle is rounded up. */
export function changedPrice(price: number, { percent, round_to }: PriceChange): number {
  // The product of two whole numbers of hundredths can be larger than a number is exact.
  const [cents, parts] = [inHundredths(price), inHundredths(100 + percent)];
  const step = BigInt(round_to) * 1_000_000n;
  return Number((2n * cents * parts + step) / (2n * step)) * round_to;
}

const inHundredths = (value: number) => BigInt(Math.round(value * 100));

/** The sentence for a price that a product cannot get so. */
export function changedPriceProblem(name: string, price: number, highest: number): string | undefined {
  if (price === 0) return `Harga “${name}” menjadi Rp 0. Ubah persen atau pembulatannya.`;
  return price > highest ? `Harga “${name}” menjadi terlalu besar.` : undefined;
}
