/** Query options for a list that shows its failure in place: without `onError` React Admin would notify. */
export const logOnly = { onError: (error: Error) => console.error(error) };
