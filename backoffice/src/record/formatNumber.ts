const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 });

/** '1.250,5' */
export const formatNumber = (value: number): string => format.format(value);

/** '1.8' with a decimal point: before one or two digits it is no dot that groups, which three follow. */
export const readPoint = (text: string): number | undefined =>
  /^\d+\.\d{1,2}$/.test(text) ? Number(text) : undefined;
