import { proposedKey } from './proposedKey';

/**
 * Of each choice that is typed without a key, the one its words propose: 'Utuh / Whole' is 'utuh: Utuh / Whole'. What stands on one
 * line with commas, 'Utuh, Bubuk', is several choices.
 */
export function choicesWithKeys(choices: string): string {
  const isList = !/[:\n]/.test(choices.trim());
  return choices
    .split(isList ? /[,;\n]/ : '\n')
    .map((line) => {
      const key = line.includes(':') ? '' : proposedKey(line.split('/')[0] ?? '');
      return key === '' ? line : `${key}: ${line.trim()}`;
    })
    .join('\n');
}
