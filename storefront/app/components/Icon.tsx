import type { IconName } from '~/brand/icon-name';
import icons from '~/brand/icons.svg';

interface Props {
  name: IconName;
  className?: string;
  /** Of the lines, on a 24 px grid; brand glyphs are filled and have none. */
  strokeWidth?: number;
}

/** Decorative: the words beside it, or the label of its control, say what it means. */
export function Icon({ name, className, strokeWidth = 2 }: Props) {
  return (
    <svg className={className} width="24" height="24" strokeWidth={strokeWidth} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
