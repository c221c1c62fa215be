import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const findSearch = () => document.querySelector<HTMLInputElement>('main input[name=q]');
const served = findSearch();

/** React renders anew what a browser's translation or an extension has changed: the search keeps what was typed. */
function onRecoverableError(error: unknown): void {
  console.error(error);
  const rendered = findSearch();
  if (served && rendered && !served.isConnected) rendered.value = served.value;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    { onRecoverableError },
  );
});

// Safari has no idle callback.
if (!navigator.webdriver)
  (self.requestIdleCallback ?? setTimeout)(() => void import('./count').catch(() => {}));
