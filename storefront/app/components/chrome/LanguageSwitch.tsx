import { useLanguage, useSite } from '~/components/use-site';
import { LANGUAGES } from '~/languages';
import styles from './LanguageSwitch.module.css';

const NAMES = { en: 'English', id: 'Indonesia' } as const;

const TO_PLACE = `{
const kept = JSON.parse(sessionStorage.getItem(location.href));
sessionStorage.removeItem(location.href);
if (kept) {
  history.replaceState(kept[1], '');
  scrollTo(0, kept[0]);
}
}`;

/**
 * At the end of a page: where the same page was left in the other language, it is shown at that place, before scripts are here, and as
 * what a link has led to.
 */
export function KeptPlace({ nonce }: { nonce: string | undefined }) {
  const __html = import.meta.env.SSR ? TO_PLACE : '';
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

/** Plain links: a new document brings every text in the other language, scripts or not. */
export function LanguageSwitch() {
  const { addresses, texts } = useSite();
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
            className={styles.language}
            onClick={({ currentTarget: link }) => {
              // The calculator has written into the address since the page was made.
              link.search = window.location.search;
              sessionStorage.setItem(link.href, JSON.stringify([window.scrollY, window.history.state]));
            }}
          >
            {NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
