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
 * RemixBrowser first throws the promise of the page's decoded data. Hydration must wait for it: a click on a suspended
 * root makes React 18 give up (its error 345) and render the whole page again.
 */
async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}

/**
 * A navigation updates the page at once. Boundaries that are not hydrated by then, because they are still streaming or
 * the click was early, are rendered on the client. React reports that as its error 421, but it is harmless.
 */
function reportUnlessOvertaken(error: unknown): void {
  const overtaken = error instanceof Error && /#421;|before it finished hydrating/.test(error.message);
  if (!overtaken) reportError(error);
}
