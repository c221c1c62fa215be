/** Query options for lists that show a failure in place, without a notification. */
export const logOnly = { onError: (error: Error) => console.error(error) };
