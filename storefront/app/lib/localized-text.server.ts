import type { Category } from './api/categories.server';
import type { CompanyInfo } from './api/company-info.server';
import type { Product } from './api/products.server';
import type { Language } from './languages';

export interface LocalizedText {
  text: string;
  /** Set if it is not the page's language. */
  lang?: Language;
}

type Absent = null | undefined;
type OneAtLeast = { en: string; id: string | Absent } | { en: string | Absent; id: string };

/** The text in the page's language, or else the other one. */
export function localizedText(language: Language, texts: OneAtLeast): LocalizedText;
export function localizedText(
  language: Language,
  texts: Record<Language, string | Absent>,
): LocalizedText | undefined;
export function localizedText(language: Language, texts: Record<Language, string | Absent>) {
  const other = language === 'en' ? 'id' : 'en';
  if (texts[language]) return { text: texts[language] };
  return texts[other] ? { text: texts[other], lang: other } : undefined;
}

type CategoryNames = Pick<Category, 'nama_category' | 'nama_id'>;

export function categoryName(language: Language, { nama_category, nama_id }: CategoryNames): LocalizedText {
  return localizedText(language, { en: nama_category, id: nama_id });
}

type CategoryTexts = CategoryNames & Pick<Category, `${'heading' | 'intro' | 'facts'}${'' | '_id'}`>;

export function categoryTexts(language: Language, category: CategoryTexts) {
  const { heading, heading_id, intro, intro_id, facts, facts_id } = category;
  return {
    name: categoryName(language, category),
    banner: localizedText(language, { en: heading, id: heading_id }),
    intro: localizedText(language, { en: intro, id: intro_id }),
    facts: localizedText(language, { en: facts, id: facts_id }),
  };
}

/** @param facts one a line: 'Origin: Temanggung' */
export const factLines = (facts: LocalizedText) =>
  facts.text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [label = '', ...value] = line.split(':');
      return { label: label.trim(), value: value.join(':').trim() };
    });

type ProductTexts = Pick<Product, 'name' | 'name_en' | 'description' | 'description_en'>;

export function productTexts(language: Language, product: ProductTexts) {
  const { name, name_en, description, description_en } = product;
  return {
    name: localizedText(language, { en: name_en, id: name }),
    description: localizedText(language, { en: description_en, id: description }),
  };
}

export function otherName(language: Language, { name, name_en }: Pick<ProductTexts, 'name' | 'name_en'>) {
  if (!name_en || name_en === name) return undefined;
  return localizedText(language, language === 'en' ? { en: null, id: name } : { en: name_en, id: null });
}

export function localizedCompanyInfo(language: Language, entry: CompanyInfo) {
  const { id, judul, judul_en, value_company, value_company_en, image, tint } = entry;
  return {
    id,
    title: localizedText(language, { en: judul_en, id: judul }),
    text: localizedText(language, { en: value_company_en, id: value_company }),
    image,
    tint,
  };
}

export type ShownCompanyInfo = ReturnType<typeof localizedCompanyInfo>;
