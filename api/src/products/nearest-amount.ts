/** A number that is grouped as in English ('90,000', '1,250.5'), as an Indonesian writes it. */
export function nearestAmount(text: string): string | null {
  const [, amount] = /^\s*(?:(?:Rp\.?|IDR)\s*)?([1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?)\s*$/i.exec(text) ?? [];
  return amount?.replace(/[,.]/g, (mark) => (mark === ',' ? '.' : ',')) ?? null;
}

/** Not of one that may have a decimal comma: '2,184' of a dollar price is hardly 2.184. */
export const nearestGrouped = (text: string) => (/^[^,.]*,\d{3}\s*$/.test(text) ? null : nearestAmount(text));
