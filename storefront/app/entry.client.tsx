import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

await pageDataDecoded();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    { onRecoverableError: reportUnlessOvertaken },
  );
});

/**
 * RemixBrowser first throws the promise of the page's decoded data. Hydration must not start before: a click on a root
 * that is suspended makes React 18 give up (its error 345) and draw the whole page anew.
 */
async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}

/**
 * Remix draws a new address at once. Parts of the page that are not taken over by then, since they are still streamed
 * or the click was early, React draws itself. It calls that its error 421, but nothing went wrong.
 */
function reportUnlessOvertaken(error: unknown): void {
  const overtaken = error instanceof Error && /#421;|before it finished hydrating/.test(error.message);
  if (!overtaken) reportError(error);
}
