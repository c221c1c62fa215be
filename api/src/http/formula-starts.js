// It is plain JavaScript, since spreadsheet.worker.js runs as it is.

// Programs that separate by another character than the file take no notice of its quotation marks, so a formula can start
// behind any separator or line break.
const SEPARATOR = '[,;\\t-\\r\\u0085\\u2028\\u2029]';
const FORMULA = `(?:["']|(?!${SEPARATOR})\\s)*[=+\\-@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20]`;

/** A text that looks marked already gets a mark too, so that reading can take one away. */
export const FORMULA_START = new RegExp(`(?<=^|${SEPARATOR})(?=${FORMULA})`, 'g');
export const MARKED_START = new RegExp(`(?<=^|${SEPARATOR})'(?=${FORMULA})`, 'g');
