/**
 * Without the data of a language Node writes American English in its place, and says nothing. So does Alpine's Node.
 * @returns why no server should start
 */
export function missingLanguage(): string | undefined {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  const isThere = {
    id: new Intl.NumberFormat('id-ID').format(1234.5) === '1.234,5',
    'en-GB': day.format(0) === '1 Jan 1970',
  };
  const [missing] = Object.entries(isThere).find(([, there]) => !there) ?? [];
  return (
    missing && `this Node.js cannot write the language ${missing}; it needs full ICU (Alpine: icu-data-full)`
  );
}
