const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 });

/** '1.250,5' */
export const formatNumber = (value: number): string => format.format(value);
