const PATIENCE_MS = 400;

/**
 * What a loader hands on for data the page can start without: the value when it comes soon enough to be part of the
 * first HTML (and so of a page without JavaScript), otherwise the promise, which is streamed behind 'Loading...'.
 */
export async function valueOrPromise<T>(pending: Promise<T>): Promise<{ value: T | Promise<T> }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ value: Promise<T> }>((resolve) => {
    timer = setTimeout(() => resolve({ value: pending }), PATIENCE_MS);
  });
  const soon = pending.then((value) => ({ value }));
  return Promise.race([soon, late]).finally(() => clearTimeout(timer));
}
