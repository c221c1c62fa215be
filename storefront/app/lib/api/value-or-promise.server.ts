const INLINE_WAIT_MS = 400;

/** The value when it arrives in time for the first HTML; otherwise the promise, streamed behind 'Loading...'. */
export async function valueOrPromise<T>(pending: Promise<T>): Promise<{ value: T | Promise<T> }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ value: Promise<T> }>((resolve) => {
    timer = setTimeout(() => resolve({ value: pending }), INLINE_WAIT_MS);
  });
  const soon = pending.then((value) => ({ value }));
  return Promise.race([soon, late]).finally(() => clearTimeout(timer));
}
