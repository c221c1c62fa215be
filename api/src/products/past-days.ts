/** Said of a day that is over, in the form and of a sheet. */
export const PAST_DAYS = {
  export_valid_until: 'Sudah kedaluwarsa: pengunjung tidak melihat nilai ekspor ini.',
  back_in_stock_on: 'Sudah lewat: di situs hanya tertulis Habis.',
} as const;

export type DayField = keyof typeof PAST_DAYS;
