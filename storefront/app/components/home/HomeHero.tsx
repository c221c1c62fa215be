import { useEffect, useState } from 'react';
import { HERO_ROTATION_MS } from '~/business';
import { ButtonLink } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { MotionToggle } from '~/components/MotionToggle';
import { Scene } from '~/components/Scene';
import { useReducedMotion } from '~/components/use-reduced-motion';
import { home } from '~/content/home';
import { slides } from '~/content/slides';
import { paths } from '~/site-paths';
import styles from './HomeHero.module.css';
import { useAttention } from './use-attention';

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

/** Steps through `count` positions, round and round, one every `intervalMs`, while `running`. */
function useRotation(count: number, intervalMs: number, running: boolean): number {
  const [position, setPosition] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setPosition((now) => (now + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [count, intervalMs, running]);
  return position;
}
