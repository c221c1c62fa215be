import { forwardRef, type HTMLAttributes, isValidElement, type ReactNode } from 'react';

interface HelpProps {
  error?: string;
  helperText?: ReactNode;
}

/** A new element for a new sentence: React cannot take out a loose text that an extension or a translation has replaced. */
export const HelperText = forwardRef<HTMLParagraphElement, HTMLAttributes<HTMLElement>>(
  function HelperText(props, ref) {
    const { children } = props;
    const { error, helperText } = isValidElement<HelpProps>(children)
      ? children.props
      : { helperText: children };
    return (
      <p key={error ?? (typeof helperText === 'string' ? helperText : 'element')} ref={ref} {...props} />
    );
  },
);
