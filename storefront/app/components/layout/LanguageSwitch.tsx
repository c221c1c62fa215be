import { useLanguage, useRootData } from '~/components/ui/use-root-data';
import { LANGUAGES } from '~/lib/languages';
import styles from './LanguageSwitch.module.css';

const NAMES = { en: 'English', id: 'Indonesia' } as const;

/** Plain links: a new document brings every text in the other language, scripts or not. */
export function LanguageSwitch() {
  const { addresses, texts } = useRootData();
  const shown = useLanguage();
  return (
    <ul className={styles.languages} aria-label={texts.navigation.languages}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={addresses[language]}
            lang={language}
            hrefLang={language}
            aria-current={language === shown ? 'true' : undefined}
            className={`plain ${styles.language}`}
          >
            {NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
