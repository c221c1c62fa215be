const FORMAT = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 });

/** As an Indonesian writes an amount of a specification: '1.250,5'. */
export const writtenNumber = (amount: number) => FORMAT.format(amount);
