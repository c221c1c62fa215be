/** Amounts that are wanted again and again, in English and Indonesian: '18 t per month', '18 ton/bulan'. */

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

const WORDS: Record<Period, { noun: string; adverb: string }> = {
  day: { noun: 'days?|hari', adverb: 'daily|harian' },
  week: { noun: 'weeks?|wk|minggu|pekan', adverb: 'weekly|mingguan' },
  month: { noun: 'months?|mo|mth|bulan|bln', adverb: 'monthly|bulanan' },
  quarter: { noun: 'quarters?|kuartal|triwulan', adverb: 'quarterly|triwulanan' },
  year: { noun: 'years?|yr|annum|tahun|thn', adverb: 'yearly|annual(?:ly)?|tahunan' },
};

const PERIODS = (Object.keys(WORDS) as Period[]).map((period) => {
  const { noun, adverb } = WORDS[period];
  const words = `(?:(?:/|\\b(?:per|an?|every|each|(?:se)?tiap)\\s)\\s*(?:${noun})|\\bse(?:${noun})|\\b(?:${adverb}))`;
  return {
    period,
    pattern: new RegExp(
      `^${words}\\b[\\s:]*|[\\s,]*${words}(?:\\.?$|(?=[\\s,]+(?:for|selama)\\s[^,]+$))`,
      'i',
    ),
  };
});

/** What is wanted each time, and how often, where that is said. */
export function inPeriod(typed: string): { each: string; period?: Period } {
  const text = typed.trim();
  const found = PERIODS.find(({ pattern }) => pattern.test(text));
  return found ? { each: text.replace(found.pattern, ''), period: found.period } : { each: typed };
}

const MONTHS: Record<Period, number> = { day: 12 / 365, week: 12 / 52, month: 1, quarter: 3, year: 12 };

/** Of what is wanted once, all of it. */
export function inMonth(tonnes: number, period: Period = 'month'): number {
  return tonnes / MONTHS[period];
}
