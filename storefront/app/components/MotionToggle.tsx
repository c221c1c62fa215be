import { motion } from '~/content/site';
import { Icon } from './Icon';
import styles from './MotionToggle.module.css';

interface Props {
  playing: boolean;
  onToggle: () => void;
  /** 'dark' on a picture, 'light' on the page's background. */
  tone?: 'dark' | 'light';
}

/** Pauses and plays an automatic movement. */
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
