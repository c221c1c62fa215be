// Plain JavaScript: spreadsheet.worker.js runs as it is.

export const LARGEST_SHEET_BYTES = 10 * 1024 * 1024;

export const MOST_COLUMNS = 256;

/** Below the header. */
export const MOST_ROWS = 10_000;

/** The filled ones, among which the titles are looked for. */
export const HEAD_LINES = 10;

/** In characters; of cells that are no text of a field, too. */
export const LONGEST_SHOWN = 300;
