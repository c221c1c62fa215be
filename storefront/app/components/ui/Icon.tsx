import type { IconName } from '~/brand/icon-name';
import icons from '~/brand/icons.svg';

interface Props {
  name: IconName;
  className?: string;
  /** On a 24 px grid; without effect on brand glyphs, which are filled. */
  strokeWidth?: number;
}

/** It is decorative: the text beside it or its control's label has the meaning. */
export function Icon({ name, className = '', strokeWidth = 2 }: Props) {
  return (
    <svg className={`icon ${className}`} width="24" height="24" strokeWidth={strokeWidth} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
