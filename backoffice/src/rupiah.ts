const withCents = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** '1.250.000'; cents only when there are any: '1.250.000,50'. */
export function grouped(amount: number): string {
  return (Number.isInteger(amount) ? whole : withCents).format(amount);
}

/** 'Rp 1.250.000' */
export function rupiah(amount: number): string {
  return `Rp ${grouped(amount)}`;
}
