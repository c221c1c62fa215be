import type { ItemResponse } from 'api/schema';
import { WORDS } from '../i18n/codes';
import { INQUIRY } from '../i18n/inquiries';

const HERE = { units: WORDS.moq_unit, sample: INQUIRY.sample };

interface Words {
  units: Readonly<Record<string, string>>;
  sample: string;
}

/** 'Kopi Gayo, 18 ton, sampel' */
export function asked({ name, quantity, unit, sample }: ItemResponse, { units, sample: word }: Words = HERE) {
  const amount = [quantity, unit && (units[unit] ?? unit)].filter(Boolean).join(' ');
  return [name, amount, sample && word].filter(Boolean).join(', ');
}
