export const HS_CODE = 'Kode HS terdiri dari 6 sampai 10 angka, boleh dengan titik, misalnya 0901.11.';

/** Of the World Customs Organization: six digits, and up to four that a country adds. */
export const isHsCode = (value: string) =>
  /^\d+(\.\d+)*$/.test(value) && /^\d{6,10}$/.test(value.replaceAll('.', ''));

/** Of a code that was taken for a number the zero before it is gone: Indonesia's have six or eight digits. */
export function oddHsCode(code: string): string | undefined {
  const digits = code.replace(/\D/g, '');
  if (digits.length % 2 === 0) return undefined;
  return `Jumlah angkanya ganjil${digits.startsWith('0') ? '. Periksa kodenya.' : `: mungkin 0${digits}?`}`;
}
