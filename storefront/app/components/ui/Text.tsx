import type { AllHTMLAttributes, ElementType } from 'react';
import type { LocalizedText } from '~/lib/localized-text.server';

interface Props extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  of: LocalizedText | undefined;
  as?: ElementType;
}

/** Says which language a text is in that is not in the page's. */
export function Text({ of, as: Element = 'span', ...others }: Props) {
  return (
    of && (
      <Element {...others} lang={of.lang}>
        {of.text}
      </Element>
    )
  );
}
