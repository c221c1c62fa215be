/** One of the answers to a field of kind `choice`. */
export interface Option {
  key: string;
  label: string;
  label_en: string | null;
}

const OPTION = /^([a-z0-9_]{1,40})\s*:\s*(\S.*?)(?:\s+\/\s+(\S.*))?$/;
const MOST_OPTIONS = 50;

/** Reads 'robusta: Robusta / Robusta', one a line. */
export function optionsOf(choices: string | null): Option[] {
  return linesOf(choices).flatMap((line) => {
    const [, key, label, label_en = null] = OPTION.exec(line) ?? [];
    return key && label ? [{ key, label, label_en }] : [];
  });
}

/** Whether each line is one, and no two have the same key. */
export function areOptions(choices: string): boolean {
  const lines = linesOf(choices);
  const keys = new Set(optionsOf(choices).map(({ key }) => key));
  return keys.size === lines.length && lines.length <= MOST_OPTIONS;
}

const linesOf = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
