/** The filter for what is typed to choose a record. */
export const byText = (q: string) => ({ q });
