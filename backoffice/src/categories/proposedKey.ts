import { REQUESTS } from '../api/contract';

/** 'Kadar air (%)': 'kadar_air'. */
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
