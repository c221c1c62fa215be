const decimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 });
const rupiahs = new Intl.NumberFormat('id-ID', {
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  minimumFractionDigits: 2,
});

/** '1.250,5' */
export const formatNumber = (value: number): string => decimals.format(value);

/** 'Rp 1.250.000', or 'Rp 1.250.000,50'. */
export const rupiah = (value: number): string => `Rp ${rupiahs.format(value)}`;
