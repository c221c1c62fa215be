/** MySQL hands decimals over as strings, SQLite as numbers. */
export const decimal = {
  to: (value: number | null) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};
