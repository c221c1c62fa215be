import { differing } from '../record/differing';

/** '300 kg' and '500 ton' are not meant as '300 ton'. */
const SENTENCE_END = /[.!?;](?=\s|$)|\n/;

interface Texts {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A text with what two have changed in it, in different sentences or lines; undefined where both have changed one. */
export function combined({ base, mine, theirs }: Texts): string | undefined {
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return undefined;
  const [first, last] = [changeOf(base, mine), changeOf(base, theirs)].sort((a, b) => a.from - b.from);
  if (!first || !last || !SENTENCE_END.test(base.slice(first.to, last.from))) return undefined;
  return (
    base.slice(0, first.from) + first.text + base.slice(first.to, last.from) + last.text + base.slice(last.to)
  );
}

/** What stands in a text in the place of a part of another one. */
function changeOf(base: string, text: string) {
  const [before, changed] = differing(base, text);
  return { from: before.length, to: before.length + changed.length, text: differing(text, base)[1] };
}
