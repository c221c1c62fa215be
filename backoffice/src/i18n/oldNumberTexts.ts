const PLACES = { description: 'deskripsi', description_en: 'uraian Inggris' } as const;

/** Of numbers that a description still has. */
export const OLD_NUMBERS = {
  stillIn: (number: string, places: readonly (keyof typeof PLACES)[]) =>
    `Angka lama (${number}) masih tertulis di ${places.map((place) => PLACES[place]).join(' dan ')}.`,
} as const;
