const grouped = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const groupedWhole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** 'Rp 1.250.000'; cents only when there are any: 'Rp 1.250.000,50'. */
export function rupiah(amount: number): string {
  return `Rp ${(Number.isInteger(amount) ? groupedWhole : grouped).format(amount)}`;
}
