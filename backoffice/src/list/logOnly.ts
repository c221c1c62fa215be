/** The query options of a list that tells its failure in its own place, not in a notification. */
export const logOnly = { onError: (error: Error) => console.error(error) };
