const INLINE_WAIT_MS = 400;

/**
 * For data that a page can start without: the value when it arrives in time for the first HTML (and for pages without
 * JavaScript), otherwise the promise, which is streamed behind 'Loading...'.
 */
export async function valueOrPromise<T>(pending: Promise<T>): Promise<{ value: T | Promise<T> }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ value: Promise<T> }>((resolve) => {
    timer = setTimeout(() => resolve({ value: pending }), INLINE_WAIT_MS);
  });
  const soon = pending.then((value) => ({ value }));
  return Promise.race([soon, late]).finally(() => clearTimeout(timer));
}
