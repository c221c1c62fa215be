import { proposedKey } from './proposedKey';

/** A key in several words. */
const KEY_IN_WORDS = /^\s*([a-z][a-z0-9]*(?: +[a-z0-9]+)+)\s*:\s*(.*)$/;

/** A key with capital letters, where the words behind it are the same; else these may be what visitors read. */
const KEY_AS_WORDS = /^\s*(\p{L}[\p{L}\p{N} ]*?)\s*:\s*(\1(?![\p{L}\p{N}]).*)$/iu;

/**
 * Of each choice that is typed without a key, the one its words propose: 'Utuh / Whole' is 'utuh: Utuh / Whole', and 'kelas b: B' is
 * 'kelas_b: B', as 'Kelas B: Kelas B' is. What stands on one line with commas, 'Utuh, Bubuk', is several choices.
 */
export function choicesWithKeys(choices: string): string {
  const isList = !/[:\n]/.test(choices.trim());
  return choices
    .split(isList ? /[,;\n]/ : '\n')
    .map(withKey)
    .join('\n');
}

function withKey(line: string): string {
  const [, words, text] = KEY_IN_WORDS.exec(line) ?? KEY_AS_WORDS.exec(line) ?? [];
  if (words !== undefined && proposedKey(words) !== '') return `${proposedKey(words)}: ${text}`;
  const key = line.includes(':') ? '' : proposedKey(line.split('/')[0] ?? '');
  return key === '' ? line : `${key}: ${line.trim()}`;
}
