import { motion } from '~/content/site';
import { Icon } from './Icon';
import styles from './MotionToggle.module.css';

interface Props {
  playing: boolean;
  onToggle: () => void;
  /** On a picture or on the page's ground. */
  tone?: 'dark' | 'light';
}

/** Stops and starts something that moves by itself. */
export function MotionToggle({ playing, onToggle, tone = 'dark' }: Props) {
  return (
    <button
      type="button"
      className={`${styles.toggle} ${styles[tone]}`}
      onClick={onToggle}
      aria-label={playing ? motion.pause : motion.play}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
