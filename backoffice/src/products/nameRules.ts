import { maxLength, required } from 'react-admin';
import { REQUESTS } from '../api/contract';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { PRODUCT } from '../i18n/texts';

export const notLonger = maxLength(REQUESTS.CreateProductRequest.name.maxLength);
export const nameRules = [required(), notLonger];

/** Cut off on a phone, the end of a name is not seen when the name is changed. */
export function remnantOfCopy(field: string, text: unknown, then?: string): string | undefined {
  const end = PRODUCT.copy[field as keyof typeof PRODUCT.copy].trim();
  return String(text).trimEnd().endsWith(end) ? PRODUCT_FORM.stillCopy(end, then) : undefined;
}
