/** Amounts in which a zero too many or a lost comma costs money. */
const FIELDS = ['price', 'export_price', 'moq', 'load_20_kg', 'load_40_kg'] as const;

interface FiveFoldChange {
  field: (typeof FIELDS)[number];
  from: number;
  to: number;
}

type Amounts = Readonly<Partial<Record<(typeof FIELDS)[number], unknown>>>;

export function fiveFoldChanges(before: Amounts, after: Amounts): FiveFoldChange[] {
  return FIELDS.flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= 0 || to <= 0) return [];
    return Math.max(from, to) >= 5 * Math.min(from, to) ? [{ field, from, to }] : [];
  });
}
