// Plain JavaScript: spreadsheet.worker.js runs as it is.

/**
 * A program that separates by another character than the file does takes no notice of its quotation marks: a formula can start behind any
 * separator or line break.
 */
const SEPARATOR = '[,;\\t-\\r\\u0085\\u2028\\u2029]';
const FORMULA = `(?:["']|(?!${SEPARATOR})\\s)*[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]`;

/** Where a text needs a mark in front. What looks like an apostrophe put there gets one too, so that reading can take one away. */
export const FORMULA_START = new RegExp(`(?<=^|${SEPARATOR})(?=${FORMULA})`, 'g');
export const MARKED_START = new RegExp(`(?<=^|${SEPARATOR})'(?=${FORMULA})`, 'g');
