/** Without a place to break. */
export const word = (length: number): string =>
  Array.from({ length }, (_, at) => 'abcdefghijklmnopqrstuvwxyz'[(at * 7) % 26]).join('');

/** The budget for whoever asks for something else meanwhile. */
export const isShort = (milliseconds: number): boolean => milliseconds < 100;

/** In milliseconds, of what is asked for all the while that a file is made. @throws when there is no file */
export async function longestWait(origin: string, path: string): Promise<number> {
  let isMade = false;
  const making = fetch(origin + path).then(async (answer) => {
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  });
  const ended = making.finally(() => (isMade = true));
  let longest = 0;
  while (!isMade) {
    const begun = performance.now();
    await (await fetch(`${origin}/favicon.ico`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - begun);
  }
  await ended;
  return longest;
}
