import { Scripts } from '@remix-run/react';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * Remix's scripts, fetched behind the styles, fonts and first picture of a page, which are all that is seen of it at
 * first. Remix itself cannot be told so.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  const scripts = Scripts({ nonce }) as ReactElement<{ children: ReactNode }> | null;
  return scripts && Children.map(scripts.props.children, afterTheRest);
}

function afterTheRest(child: ReactNode): ReactNode {
  const preloads = isValidElement<{ rel?: string }>(child) && child.props.rel === 'modulepreload';
  return preloads ? cloneElement(child as ReactElement, { fetchpriority: 'low' }) : child;
}
