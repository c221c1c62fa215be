const isInWord = (text: string, at: number) => /^\S\S$/.test(text.slice(at - 1, at + 1));

/** What a text has in the place of what another one has there, in whole words, and what stands around it: 'mulai ', '500', ' kg'. */
export function differing(text: string, other: string): [before: string, changed: string, after: string] {
  const least = Math.min(text.length, other.length);
  let begun = 0;
  while (begun < least && text[begun] === other[begun]) begun += 1;
  while (isInWord(text, begun) || isInWord(other, begun)) begun -= 1;
  let ended = 0;
  while (ended < least - begun && text.at(-1 - ended) === other.at(-1 - ended)) ended += 1;
  while (isInWord(text, text.length - ended) || isInWord(other, other.length - ended)) ended -= 1;
  const end = text.length - ended;
  return [text.slice(0, begun), text.slice(begun, end), text.slice(end)];
}
