import { useEffect } from 'react';

interface CloseWatcher {
  onclose: () => void;
  destroy: () => void;
}
declare global {
  interface Window {
    /** Not in every browser; without it Back leaves the screen. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** A key that closes a dialog is also a reason for the browser to ask for its closing. */
const SAME_KEY_MS = 100;

/** What is open above the screen: dialogs and menus. */
const topmost = () => [...document.querySelectorAll('.MuiModal-root:not(.MuiModal-hidden)')].at(-1);

/** The phone's Back closes what is open above the screen, as Escape does, and leaves the screen only when nothing is. */
export function useBackCloses(): void {
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) return;
    let watcher: CloseWatcher | undefined;
    let escapedAt = -Infinity;

    function watch() {
      if (!topmost()) {
        watcher?.destroy();
        watcher = undefined;
      } else if (!watcher && CloseWatcher) {
        watcher = new CloseWatcher();
        watcher.onclose = handleClose;
      }
    }
    function handleClose() {
      watcher = undefined;
      if (performance.now() - escapedAt > SAME_KEY_MS)
        topmost()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      watch();
    }
    const handleKey = ({ key, isTrusted }: KeyboardEvent) => {
      if (key === 'Escape' && isTrusted) escapedAt = performance.now();
    };

    const observer = new MutationObserver(watch);
    observer.observe(document.body, { childList: true });
    window.addEventListener('keydown', handleKey, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', handleKey, true);
      watcher?.destroy();
    };
  }, []);
}
