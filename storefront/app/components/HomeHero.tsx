import { useEffect, useState } from 'react';
import { HERO_ROTATION_MS } from '~/business';
import { home } from '~/content/home';
import { slides } from '~/content/slides';
import { paths } from '~/site-paths';
import { useAttention } from '~/use-attention';
import { useReducedMotion } from '~/use-reduced-motion';
import { useRotation } from '~/use-rotation';
import { ButtonLink } from './ButtonLink';
import styles from './HomeHero.module.css';
import { Icon } from './Icon';
import { MotionToggle } from './MotionToggle';
import { Scene } from './Scene';

/**
 * The slides lie on top of each other and cross-fade. They stand still while somebody points at or tabs through
 * them, while paused, and for visitors who asked for less motion.
 */
export function HomeHero() {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [attended, attention] = useAttention();
  const shown = useRotation(slides.length, HERO_ROTATION_MS, !reduced && !paused && !attended);
  const othersMayLoad = useAfterLoad();

  return (
    <section className={styles.hero} aria-label={home.hero.label} {...attention}>
      {slides.map(
        ({ scene }, index) =>
          (index === 0 || othersMayLoad) && (
            <div key={scene} className={styles.scene} data-shown={index === shown || undefined}>
              <Scene scene={scene} first={index === 0} />
            </div>
          ),
      )}
      <div className={styles.shade} />
      <div className={styles.words}>
        <div className={styles.slides}>
          {slides.map(({ icon, title, description }, index) => (
            <div key={title} className={styles.slide} data-shown={index === shown || undefined}>
              <Icon name={icon} className={styles.icon} strokeWidth={1.5} />
              <p className={styles.title}>{title}</p>
              <p className={styles.description}>{description}</p>
            </div>
          ))}
        </div>
        <div className={styles.actions}>
          <ButtonLink to={paths.about} look="light">
            {home.hero.about}
          </ButtonLink>
          <ButtonLink to={paths.contact} look="outline">
            {home.hero.contact}
          </ButtonLink>
          {!reduced && (
            <div className={styles.toggle}>
              <MotionToggle playing={!paused} onToggle={() => setPaused(!paused)} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** True once the page has loaded: the hidden slides' pictures must not compete with the first one's. */
function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', done, { once: true });
    return () => window.removeEventListener('load', done);
  }, []);
  return loaded;
}
