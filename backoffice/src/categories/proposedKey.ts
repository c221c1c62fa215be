import { REQUESTS } from 'api/contract';

/** 'Kadar air (%)' is 'kadar_air'. */
export function proposedKey(label: string): string {
  return label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s_/-]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_\d]+/, '')
    .slice(0, REQUESTS.SpecFieldRequest.key.maxLength)
    .replace(/_$/, '');
}

/** 'Utuh / Whole' becomes 'utuh: Utuh / Whole'. */
export const choicesWithKeys = (choices: string): string =>
  choices
    .split('\n')
    .map((line) => {
      const key = line.includes(':') ? '' : proposedKey(line.split('/')[0] ?? '');
      return key === '' ? line : `${key}: ${line.trim()}`;
    })
    .join('\n');
