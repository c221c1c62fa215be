import { ValidateBy } from 'class-validator';

const LONGEST_SHOWN = 80;

export const linesOf = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `above` has the lines before it. The message ends with the first line that breaks the rule. */
export const EachLine = (isRight: (line: string, above: string[]) => boolean, sentence: string) => {
  const wrong = (value: unknown) => {
    const lines = linesOf(String(value));
    return lines.find((line, at) => !isRight(line, lines.slice(0, at)));
  };
  return ValidateBy(
    { name: 'eachLine', validator: { validate: (value) => wrong(value) === undefined } },
    { message: ({ value }) => `${sentence} Periksa '${shortened(wrong(value) ?? '')}'.` },
  );
};

const shortened = (line: string) =>
  line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN).trimEnd()}…` : line;
