import { Scene } from '~/components/Scene';
import { Section } from '~/components/Section';
import type { Content } from '~/content/content.server';
import { ABOUT_PAPERS } from '~/site-paths';
import styles from './WhoWeAre.module.css';

interface Props {
  texts: Content['about']['who'];
}

export function WhoWeAre({ texts }: Props) {
  const { eyebrow, title, paragraphs, otherPapers, pictureAlt } = texts;
  return (
    <Section id={ABOUT_PAPERS} eyebrow={eyebrow} title={title}>
      <div className={styles.columns}>
        <div className={styles.words}>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
          <p>{otherPapers}</p>
        </div>
        <div className={styles.picture}>
          <Scene scene="trade" alt={pictureAlt} crop="wide" sizes="(min-width: 768px) 50rem, 120vw" />
        </div>
      </div>
    </Section>
  );
}
