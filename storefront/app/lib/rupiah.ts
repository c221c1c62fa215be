const withCents = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** '1.250.000'; cents only when there are any: '1.250.000,50'. */
export function grouped(amount: number): string {
  const rounded = Math.round(amount * 100) / 100;
  return (Number.isInteger(rounded) ? whole : withCents).format(rounded);
}

export function rupiah(amount: number): string {
  return `Rp ${grouped(amount)}`;
}
