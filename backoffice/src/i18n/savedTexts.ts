/** Of what a save of a product has changed. */
export const SAVED = {
  became: (before: string, after: string) => `${before} menjadi ${after}`,
  far: (changes: string) => `${changes}. Jauh berbeda: periksa nol dan komanya.`,
} as const;
