export const HS_CODE = 'Kode HS terdiri dari 6 sampai 10 angka, boleh dengan titik, misalnya 0901.11.';

/** Of the World Customs Organization: six digits, and up to four that a country adds. */
export const isHsCode = (value: string) =>
  /^\d+(\.\d+)*$/.test(value) && /^\d{6,10}$/.test(value.replaceAll('.', ''));
