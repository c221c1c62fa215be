/** Reads that the API has not answered since the process began, whether answered from memory or not. */
let failedReads = 0;
const readsBefore = new WeakMap<object, number>();

export function countFailedRead(): void {
  failedReads += 1;
}

/** @param context the load context of the page's request, which is its own */
export function trackReads(context: object): void {
  readsBefore.set(context, failedReads);
}

/** Whether a page may be shown to other visitors: no read, of whatever request, has failed since it was begun. */
export function hasAllData(context: object): boolean {
  return readsBefore.get(context) === failedReads;
}
