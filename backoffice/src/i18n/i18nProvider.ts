import polyglotI18nProvider from 'ra-i18n-polyglot';
import { id } from './id';

/** `allowMissing`: sentences of texts.ts and of the server pass through untranslated. */
export const i18nProvider = polyglotI18nProvider(
  () => id,
  'id',
  [{ locale: 'id', name: 'Bahasa Indonesia' }],
  { allowMissing: true },
);
