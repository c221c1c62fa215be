/** Of up to as many characters, two lines hold all of a name wherever it is shown. */
const SHORT = 36;

/**
 * The words of a long name in two parts, neither much longer than the other: its beginning has not fewer letters.
 * @returns undefined for a name that is short, or that has no space near its middle
 */
export function nameHalves(name: string): readonly [string, string] | undefined {
  if (name.length <= SHORT) return undefined;
  const space = name.indexOf(' ', Math.ceil(name.length / 2) - 1);
  if (space < 0) return undefined;
  return [name.slice(0, space + 1), name.slice(space + 1)];
}
