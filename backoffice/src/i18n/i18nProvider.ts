import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'ra-core';
import { id } from './id';

/** With `allowMissing` the sentences of texts.ts and of the server pass through untranslated. */
export const i18nProvider = polyglotI18nProvider(
  () => id as unknown as TranslationMessages,
  'id',
  [{ locale: 'id', name: 'Bahasa Indonesia' }],
  { allowMissing: true },
);
