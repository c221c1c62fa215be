type Agreeing =
  | 'export_price'
  | 'export_currency'
  | 'export_unit'
  | 'moq'
  | 'moq_unit'
  | 'lead_days_min'
  | 'lead_days_max'
  | 'availability'
  | 'back_in_stock_on';
/** As they are stored, or typed. */
export type AgreeingFields = Partial<Record<Agreeing, unknown>>;

/** Fields of which one alone says something else, or nothing. */
const AGREEING = [
  ['export_price', 'export_currency', 'export_unit'],
  ['moq', 'moq_unit'],
  ['lead_days_min', 'lead_days_max'],
  ['availability', 'back_in_stock_on'],
];

/** The others that a field has to agree with. */
export const agreeingWith = (field: string): string[] =>
  AGREEING.find((fields) => fields.includes(field))?.filter((other) => other !== field) ?? [];

/** The sentences for fields that do not agree with each other, whichever of them was sent last. */
export function tradeProblems(product: AgreeingFields): Record<string, string> {
  const { export_price, export_currency, export_unit, moq, moq_unit, lead_days_min, lead_days_max } = product;
  const { availability, back_in_stock_on } = product;
  const isSet = (value: unknown) => value !== null && value !== undefined && value !== '';
  const problems: Record<string, string> = {};
  if (isSet(export_price) && !isSet(export_currency))
    problems.export_currency = 'Mata uang wajib diisi bila ada nilai ekspor.';
  if (isSet(export_price) && !isSet(export_unit))
    problems.export_unit = 'Nilai ekspor per apa wajib diisi bila ada nilai ekspor.';
  if (isSet(moq) && !isSet(moq_unit))
    problems.moq_unit = 'Satuan pesanan wajib diisi bila ada pesanan terkecil.';
  if (isSet(lead_days_min) && isSet(lead_days_max) && Number(lead_days_min) > Number(lead_days_max))
    problems.lead_days_min = 'Siap kirim tercepat tidak boleh lebih lama dari yang terlama.';
  if (isSet(back_in_stock_on) && availability !== 'sold_out')
    problems.back_in_stock_on = 'Tersedia lagi mulai hanya untuk produk yang ketersediaannya Habis.';
  return problems;
}
