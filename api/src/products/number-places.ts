/** What says the numbers of products in words, as staff call it. */
export const PLACES = {
  name: 'nama',
  name_en: 'sebutan Inggris',
  description: 'deskripsi',
  description_en: 'uraian Inggris',
  packing: 'kemasan',
  packing_en: 'kemasan Inggris',
  /** Intro and facts, of all its products. */
  category: 'pengantar atau fakta kategorinya',
} as const;
export type Place = keyof typeof PLACES;
export const ALL_PLACES = Object.keys(PLACES) as Place[];
/** Of a product, which say its numbers in words. */
export const TEXTS = [
  'name',
  'name_en',
  'description',
  'description_en',
  'packing',
  'packing_en',
] as const satisfies Place[];

export const isTextField = (field: string): field is (typeof TEXTS)[number] =>
  (TEXTS as readonly string[]).includes(field);

/** Of a category, what its products' numbers may be in. */
export const textOfCategory = (texts: Partial<Record<(typeof CATEGORY_TEXTS)[number], string | null>>) =>
  CATEGORY_TEXTS.map((field) => texts[field]).join('\n');
export const CATEGORY_TEXTS = ['intro', 'intro_id', 'facts', 'facts_id'] as const;

/** As they are stored; null for none. */
export type Texts = Readonly<Partial<Record<Place, string | null>>>;
/** Of the product alone. */
export type OwnTexts = Omit<Texts, 'category'>;
