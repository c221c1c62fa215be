/** Reads that the API has not answered, answered from memory or not, since the process began. */
let failedReads = 0;
const readsBefore = new WeakMap<object, number>();

export function countFailedRead(): void {
  failedReads += 1;
}

/** @param context the load context of the page's request, which is its own */
export function trackReads(context: object): void {
  readsBefore.set(context, failedReads);
}

/** Whether no read has failed since the page was begun, so that it may be kept and shown to other visitors. */
export function hasAllData(context: object): boolean {
  return readsBefore.get(context) === failedReads;
}
