/** Beside what is doubted of a record after its save. */
export const DOUBT = { putRight: 'Perbaiki' } as const;
