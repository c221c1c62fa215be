import { SitePicture } from '~/components/ui/SitePicture';
import { Section } from '~/components/ui/Section';
import type { Messages } from '~/i18n/messages.server';
import { ABOUT_PAPERS } from '~/lib/site-paths';
import styles from './WhoWeAre.module.css';

export function WhoWeAre({ texts }: { texts: Messages['about']['who'] }) {
  const { title, paragraphs, pictureAlt } = texts;
  return (
    <Section id={ABOUT_PAPERS} compact title={title}>
      <div className={styles.columns}>
        <div className={styles.words}>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className={styles.picture}>
          <SitePicture scene="trade" alt={pictureAlt} crop="wide" sizes="(min-width: 768px) 50rem, 120vw" />
        </div>
      </div>
    </Section>
  );
}
