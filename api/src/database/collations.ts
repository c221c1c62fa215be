/** Of MySQL, whose own collations take é for e, and one emoji for another. SQLite compares so by itself. */
export const BINARY_COLLATION = 'utf8mb4_bin';
/** Of SQLite, which puts all capitals first by itself. MySQL's own collations do not. */
export const CASE_INSENSITIVE = 'NOCASE';
