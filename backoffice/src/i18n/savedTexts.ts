/** Of what a save of a product has changed. */
export const SAVED = {
  became: (before: string, after: string) => `${before} menjadi ${after}`,
  specBecame: (from: string, to: string) => `spesifikasi ${from} menjadi ${to}`,
  far: (changes: string) => `${changes}. Jauh berbeda: periksa nol dan komanya.`,
} as const;
