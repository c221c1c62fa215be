import { AskLink } from '~/components/AskLink';
import { Scene } from '~/components/Scene';
import { Section } from '~/components/Section';
import { usePageInquiry, withLine } from '~/components/use-inquiry';
import type { Content } from '~/content/content.server';
import type { Asking, Inquiry } from '~/inquiries.server';
import { ABOUT_PAPERS } from '~/site-paths';
import styles from './WhoWeAre.module.css';

interface Props {
  texts: Content['about']['who'];
  papers: Asking;
}

export function WhoWeAre({ texts, papers }: Props) {
  const { eyebrow, title, paragraphs, otherPapers, pictureAlt } = texts;
  return (
    <Section id={ABOUT_PAPERS} eyebrow={eyebrow} title={title}>
      <div className={styles.columns}>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={`screen-only ${styles.papers}`}>
            <p>{otherPapers}</p>
            <AskLink {...papers} inquiry={useFurther(papers.inquiry)} />
          </div>
        </div>
        <div className={styles.picture}>
          <Scene scene="trade" alt={pictureAlt} crop="wide" sizes="(min-width: 768px) 50rem, 120vw" />
        </div>
      </div>
    </Section>
  );
}

/** What is asked here, below the product that a visitor came from. */
function useFurther(asked: Inquiry): Inquiry {
  const { chat, mail } = usePageInquiry() ?? {};
  return chat && mail ? withLine({ chat, mail }, asked.chat) : asked;
}
