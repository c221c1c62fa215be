const grouped = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const groupedWhole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** 'Rp 1.250.000'; cents only when there are any: 'Rp 1.250.000,50'. */
export function rupiah(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  return `Rp ${(Number.isInteger(rounded) ? groupedWhole : grouped).format(rounded)}`;
}
