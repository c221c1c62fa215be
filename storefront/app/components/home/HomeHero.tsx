import { useCallback, useEffect, useState } from 'react';
import { HERO_ROTATION_MS } from '~/lib/constants';
import { ButtonLink } from '~/components/ui/ButtonLink';
import { Icon } from '~/components/ui/Icon';
import { SitePicture } from '~/components/ui/SitePicture';
import { useMotion } from '~/components/ui/use-motion';
import type { Messages } from '~/i18n/messages.server';
import { paths } from '~/lib/site-paths';
import styles from './HomeHero.module.css';
import { SLIDES } from './slides';

interface Props {
  texts: Messages['home']['hero'];
  slides: Messages['home']['slides'];
}

export function HomeHero({ texts, slides }: Props) {
  const [position, setPosition] = useState(0);
  const advance = useCallback(() => setPosition((now) => (now + 1) % SLIDES.length), []);
  const { toggle, engagement } = useMotion(advance, HERO_ROTATION_MS);
  const pageLoaded = usePageLoaded();

  return (
    <section className={`hero ${styles.hero}`} aria-label={texts.label} {...engagement}>
      {SLIDES.map(
        ({ scene }, index) =>
          (index === 0 || pageLoaded) && (
            <div key={scene} className={`cover ${styles.scene}`} data-shown={index === position || undefined}>
              <SitePicture scene={scene} priority={index === 0} />
            </div>
          ),
      )}
      <div className={`cover ${styles.shade}`} />
      <div className={`container ${styles.words}`}>
        <div className={styles.slides}>
          {SLIDES.map(({ scene, icon }, index) => (
            <div key={scene} className={styles.slide} data-shown={index === position || undefined}>
              <Icon name={icon} className={styles.icon} strokeWidth={1.5} />
              <p className={styles.title}>{slides[scene].title}</p>
              <p className={`lead ${styles.description}`}>{slides[scene].description}</p>
            </div>
          ))}
        </div>
        <div className={`row ${styles.actions}`}>
          <ButtonLink to={paths.products} variant="light" label={texts.products} />
          <ButtonLink to={paths.about} variant="outline" label={texts.about} />
          {toggle && <div className={styles.toggle}>{toggle}</div>}
        </div>
      </div>
    </section>
  );
}

/** The pictures of hidden slides wait for it, so that they do not compete with the first one. */
function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', done, { once: true });
    return () => window.removeEventListener('load', done);
  }, []);
  return loaded;
}
