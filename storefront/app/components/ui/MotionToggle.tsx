import { Icon } from './Icon';
import styles from './MotionToggle.module.css';
import { useRootData } from './use-root-data';

interface Props {
  playing: boolean;
  onToggle: () => void;
  /** 'dark' on a picture, 'light' on the page's background. */
  tone?: 'dark' | 'light';
}

export function MotionToggle({ playing, onToggle, tone = 'dark' }: Props) {
  const { motion } = useRootData().texts;
  return (
    <button
      type="button"
      className={`round ${styles.toggle} ${styles[tone]}`}
      onClick={onToggle}
      aria-label={playing ? motion.pause : motion.play}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
