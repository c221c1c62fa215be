/** Query options: a list that cannot be loaded is logged and leaves the rest of the overview working. */
export const logFailure = { onError: (error: Error) => console.error(error) };
