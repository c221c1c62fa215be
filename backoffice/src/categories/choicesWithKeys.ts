import { proposedKey } from './proposedKey';

/** Of each choice that is typed without a key, the one its words propose: 'Utuh / Whole' is 'utuh: Utuh / Whole'. */
export function choicesWithKeys(choices: string): string {
  return choices
    .split('\n')
    .map((line) => {
      const key = line.includes(':') ? '' : proposedKey(line.split('/')[0] ?? '');
      return key === '' ? line : `${key}: ${line.trim()}`;
    })
    .join('\n');
}
