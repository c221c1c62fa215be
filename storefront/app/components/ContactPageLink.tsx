import type { LinkProps } from '@remix-run/react';
import { paths } from '~/site-paths';
import { PageLink } from './PageLink';
import { useKeptInquiry } from './use-inquiry';

/** To the contact page, whose links then say what the visitor has been looking at. */
export function ContactPageLink(props: Omit<LinkProps, 'to'>) {
  return <PageLink to={paths.contact} state={useKeptInquiry()} {...props} />;
}
