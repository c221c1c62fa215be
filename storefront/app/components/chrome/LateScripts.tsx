import { Scripts } from '@remix-run/react';
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

interface ElementProps {
  rel?: string;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}

/** After the page has loaded: for a browser that tells nobody of its paints, and for a tab in the background. */
const PAINT_UNKNOWN_MS = 1000;

/**
 * Remix's scripts, fetched and run once the page has been painted: until then they would compete with its styles, fonts
 * and first picture, and nothing on a page needs them to be read or followed. Remix itself cannot be told so.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // In the browser the two of them stand as they were written, and have done their work.
  return import.meta.env.SSR ? lateScripts(nonce) : [<Written key="context" />, <Written key="start" />];
}

function lateScripts(nonce: string | undefined) {
  const elements = elementsOf(Scripts({ nonce }));
  const isPreload = ({ props }: ReactElement<ElementProps>) => props.rel === 'modulepreload';
  const preloads = elements.filter(isPreload).map(({ props }) => props.href);
  return elements
    .filter((element) => !isPreload(element))
    .map((element) => (element.props.type === 'module' ? afterFirstPaint(element, preloads) : element));
}

function Written() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * The same script element, now one that starts the module script and the preloads of all it will import. Their elements
 * go at once, as hydration would stumble over what the server did not write.
 */
function afterFirstPaint(module: ReactElement<ElementProps>, preloads: readonly unknown[]) {
  const code = module.props.dangerouslySetInnerHTML?.__html;
  const __html = `{
const { nonce } = document.currentScript;
const add = (name, properties) => {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  element.remove();
};
let start = () => {
  start = () => {};
  for (const href of ${JSON.stringify(preloads)}) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', nonce, textContent: ${JSON.stringify(code)} });
};
new PerformanceObserver(() => start()).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(() => start(), ${PAINT_UNKNOWN_MS}));
}`;
  return cloneElement(module, {
    type: undefined,
    async: undefined,
    dangerouslySetInnerHTML: { __html },
  } as ElementProps);
}

/** What a tree of fragments holds, in order. */
function elementsOf(node: ReactNode): ReactElement<ElementProps>[] {
  return Children.toArray(node)
    .filter((child) => isValidElement<ElementProps>(child))
    .flatMap((child) => (child.type === Fragment ? elementsOf(child.props.children) : [child]));
}
