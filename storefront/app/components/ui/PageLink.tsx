import { Link, type LinkProps } from '@remix-run/react';
import { forwardRef } from 'react';
import { pathIn } from '~/lib/languages';
import { useLanguage } from './use-root-data';

interface Props extends LinkProps {
  /** The path without the language, as documented. */
  to: string;
}

export const PageLink = forwardRef<HTMLAnchorElement, Props>(function PageLink({ to, ...others }, ref) {
  return <Link ref={ref} to={pathIn(useLanguage(), to)} {...others} />;
});
