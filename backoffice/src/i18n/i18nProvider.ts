import polyglotI18nProvider from 'ra-i18n-polyglot';
import { id } from './id';

/** Documented sentences and the server's own pass through untranslated, hence the missing keys. */
export const i18nProvider = polyglotI18nProvider(
  () => id,
  'id',
  [{ locale: 'id', name: 'Bahasa Indonesia' }],
  {
    allowMissing: true,
  },
);
