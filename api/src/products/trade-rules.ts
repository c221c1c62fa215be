type Agreeing =
  'export_price' | 'export_currency' | 'export_unit' | 'moq' | 'moq_unit' | 'lead_days_min' | 'lead_days_max';

const isSet = (value: unknown) => value !== null && value !== undefined && value !== '';

export function tradeProblems(product: Partial<Record<Agreeing, unknown>>): Record<string, string> {
  const { export_price, export_currency, export_unit, moq, moq_unit, lead_days_min, lead_days_max } = product;
  const problems: Record<string, string> = {};
  if (isSet(export_price) && !isSet(export_currency))
    problems.export_currency = 'Mata uang wajib diisi bila ada nilai ekspor.';
  if (isSet(export_price) && !isSet(export_unit))
    problems.export_unit = 'Nilai ekspor per apa wajib diisi bila ada nilai ekspor.';
  if (isSet(moq) && !isSet(moq_unit))
    problems.moq_unit = 'Satuan pesanan wajib diisi bila ada pesanan terkecil.';
  if (isSet(lead_days_min) && isSet(lead_days_max) && Number(lead_days_min) > Number(lead_days_max))
    problems.lead_days_min = 'Siap kirim tercepat tidak boleh lebih lama dari yang terlama.';
  return problems;
}

/** A field that is undefined stays as it is. */
export function mergeFields<Fields extends object>(
  before: Partial<Fields> | undefined,
  fields: object,
): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(given) as Partial<Fields>) };
}
