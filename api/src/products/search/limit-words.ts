/** What a limit is said with, in English and Indonesian. */

const words = (text: string) => text.split(', ');

/** Before a number. */
export const AT_MOST = words(
  '<=, <, ≤, less than or equal to, less than, less then, less, lower than, lower then, lower, smaller than, shorter than, no more than, not more than, at most, up to, under, below, tidak lebih dari, kurang dari, lebih rendah dari, paling banyak, paling tinggi, di bawah, dibawah',
);
export const AT_LEAST = words(
  '>=, >, ≥, more than or equal to, more than, more then, more, higher than, higher then, higher, greater than, greater then, larger than, bigger than, longer than, no less than, not less than, at least, over, above, tidak kurang dari, lebih dari, lebih tinggi dari, paling sedikit, paling rendah, di atas, diatas',
);
/** Before or behind it. */
export const MAXIMUM = words('maximum, max, maksimum, maksimal, maks');
export const MINIMUM = words('minimum, min, minimal, and up, up, ke atas');

/** Of a name: 'ash content', 'kadar abu'. */
export const FILLERS = new Set(words('content, value, level, of, from, kadar, nilai, dari'));

/** Between a limit and what stands beside it. */
export const JOINS = words('and, with, dan, dengan');
