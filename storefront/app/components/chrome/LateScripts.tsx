import { Scripts } from '@remix-run/react';
import type { InlineScripts } from '~/inline-scripts';
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

interface ElementProps {
  rel?: string;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}

/** After the load event, where no paint is reported: some browsers, and tabs in the background. */
const NO_PAINT_WAIT_MS = 1000;

/**
 * Remix's scripts, fetched after the first paint, so that they do not compete with styles, fonts and the first picture:
 * pages can be read and links followed without them. Remix has no option for it.
 */
export function LateScripts(scripts: InlineScripts) {
  // Hydration only needs two elements in the places of those that the server wrote.
  return import.meta.env.SSR
    ? lateScripts(scripts)
    : [<ServerWritten key="context" />, <ServerWritten key="start" />];
}

/** Scripts is called as a function, for its elements; a test sees that they are still the same. */
export function lateScripts({ nonce, added }: InlineScripts) {
  const elements = elementsOf(Scripts({ nonce }));
  const isPreload = ({ props }: ReactElement<ElementProps>) => props.rel === 'modulepreload';
  const preloads = elements.filter(isPreload).map(({ props }) => props.href);
  return elements
    .filter((element) => !isPreload(element))
    .map((element) =>
      element.props.type === 'module' ? afterFirstPaint(element, preloads, added) : element,
    );
}

function ServerWritten() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * Turns the module script into one that adds the module and its preloads later. It removes their elements at once, as
 * hydration would fail on elements that the server did not write. Until then, as after it, what is typed into a field of
 * `data-typed-over` takes the place of what it holds.
 */
function afterFirstPaint(module: ReactElement<ElementProps>, preloads: readonly unknown[], added: string[]) {
  const code = module.props.dangerouslySetInnerHTML?.__html ?? '';
  added.push(code);
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
addEventListener('load', () => setTimeout(() => start(), ${NO_PAINT_WAIT_MS}));
addEventListener('focusin', ({ target }) => 'typedOver' in target.dataset && target.select());
}`;
  return cloneElement(module, {
    type: undefined,
    async: undefined,
    dangerouslySetInnerHTML: { __html },
  } as ElementProps);
}

/** The elements in a tree of fragments, in order. */
function elementsOf(node: ReactNode): ReactElement<ElementProps>[] {
  return Children.toArray(node)
    .filter((child) => isValidElement<ElementProps>(child))
    .flatMap((child) => (child.type === Fragment ? elementsOf(child.props.children) : [child]));
}
