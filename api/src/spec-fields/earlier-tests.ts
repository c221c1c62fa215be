interface Value {
  value?: unknown;
  text?: unknown;
  tested_at?: string;
}
type Values = Readonly<Record<string, Value>> | null | undefined;

/** A value that says a later year now, beside tests of before that year. */
export interface EarlierTests {
  key: string;
  /** The keys of what was tested. */
  tested: string[];
  sentence: string;
}

/** Of another crop: 'crop year 2026' beside what was tested the year before. */
export function earlierTests(
  before: Values,
  after: Values,
  template: readonly { key: string; label: string }[],
): EarlierTests[] {
  return template.flatMap(({ key, label }) => {
    const [was, year] = [yearIn(before?.[key]), yearIn(after?.[key])];
    const tested = year > was ? template.filter((other) => isTestedBefore(after?.[other.key], year)) : [];
    if (tested.length === 0) return [];
    const labels = tested.map((field) => field.label).join(', ');
    const sentence = `${label} menjadi ${year}, data uji masih dari tahun sebelumnya: ${labels}.`;
    return [{ key, tested: tested.map((field) => field.key), sentence }];
  });
}

const YEAR = /\b20\d\d\b/;
/** NaN for none. */
const yearIn = (value: Value | undefined) => Number(YEAR.exec(String(value?.text ?? value?.value))?.[0]);
const isTestedBefore = (value: Value | undefined, year: number) =>
  value?.tested_at !== undefined && Number(value.tested_at.slice(0, 4)) < year;
