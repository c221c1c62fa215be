import { useEffect, useRef } from 'react';

/** A file that is pasted anywhere on the screen. A clipboard that holds text as well is left to the field it is pasted into. */
export function usePastedFile(onPaste: (file: File) => void): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData ?? {};
      const [file] = files ?? [];
      if (!file || types?.includes('text/plain')) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}
