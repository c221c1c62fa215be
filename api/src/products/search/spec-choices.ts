import { optionsOf } from '../../spec-fields/options.js';
import type { SpecField } from '../../spec-fields/spec-field.entity.js';
import { withGradeNames } from './grade-words.js';
import { FILLERS } from './limit-words.js';
import { isAround } from './question-words.js';
import type { LimitedSearch, SpecChoice } from './spec-limits.js';
import { isFoundIn, plainWords } from './words.js';

export type ChoiceField = Pick<SpecField, 'id' | 'key' | 'label' | 'label_en' | 'choices'>;

interface Found {
  field: ChoiceField;
  key: string;
  /** Of the search. */
  words: readonly string[];
}

/** Of a condition, which has a part for each. */
const MOST_FIELDS = 20;

/** 'washed', 'G1': '1' and 'mm' may be of anything. */
const TELLING = /\p{L}.*\p{N}|\p{N}.*\p{L}|\p{L}{3}/u;

/**
 * Takes the words from a search that say what was chosen of a specification: 'natural process', 'fully washed'. Where options have
 * some of them each, those count that have most, and others of the same specification: 'arabica and robusta'.
 * @returns undefined for a search without any
 */
export function takeChoices(
  search: LimitedSearch,
  fields: readonly ChoiceField[],
): LimitedSearch | undefined {
  const words = plainWords(withGradeNames(search.text));
  const found = fields.flatMap((field) =>
    optionsOf(field.choices).flatMap(({ key, label, label_en }): Found[] => {
      const name = `${label} ${label_en ?? ''}`;
      const own = plainWords(`${name} ${withGradeNames(name)}`);
      const said = words.filter((word) => !isAround(word) && isFoundIn(own, word));
      return said.some((word) => TELLING.test(word)) ? [{ field, key, words: said }] : [];
    }),
  );
  const [most] = found.toSorted((a, b) => b.words.length - a.words.length);
  if (!most) return undefined;
  const same = found.filter(({ words: own }) => own.join(' ') === most.words.join(' '));
  // A product has one of the options alone.
  const others = found.filter(
    ({ field, words: own }) =>
      same.some((each) => each.field === field) && own.every((word) => !most.words.includes(word)),
  );
  const meant = [...same, ...others];
  const said = words.filter((word) => meant.some(({ words: own }) => own.includes(word)));
  const names = meant.flatMap(({ field: { key, label, label_en } }) =>
    plainWords(`${key} ${label} ${label_en ?? ''}`),
  );
  const taken = new Set([...said, ...names]);
  const left = words.filter((word) => !taken.has(word) && !FILLERS.has(word) && !isAround(word));
  return {
    ...search,
    text: left.join(' '),
    limits: [...search.limits, { options: optionsBy(meant), asked: said.join(' ') }],
  };
}

function optionsBy(found: readonly Found[]): SpecChoice['options'] {
  const byField = new Map<number, string[]>();
  for (const { field, key } of found) byField.set(field.id, [...(byField.get(field.id) ?? []), key]);
  return [...byField].slice(0, MOST_FIELDS).map(([field, keys]) => ({ field, keys }));
}
