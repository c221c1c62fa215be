import type { Page } from '@playwright/test';
import * as en from '../storefront/app/i18n/en';
import * as id from '../storefront/app/i18n/id';

type Language = 'en' | 'id';
type Tree = { [key: string]: Tree | string | ((...values: string[]) => string | undefined) };

/** Where a dictionary's function puts its values, and cuts its text into parts. */
const GAP = '\u0000';
/** Shorter ones are words that other texts have too, and count as whole texts only. */
const SENTENCE = 20;

const said: Record<Language, Set<string>> = { en: new Set(textsOf(en)), id: new Set(textsOf(id)) };

function textsOf(tree: object): string[] {
  return Object.values(tree as Tree)
    .flatMap((value) => {
      if (typeof value === 'object') return textsOf(value);
      return typeof value === 'string' ? value.replace(/\{\w+\}/g, GAP) : written(value);
    })
    .flatMap((text) => text.split(GAP))
    .map((text) => text.replace(/^\W+|\W+$/g, ''))
    .filter((text) => /[a-z]{3}/i.test(text));
}

function written(text: (...values: string[]) => string | undefined): string {
  try {
    // A name of something, such as a unit, has none for a gap.
    return text(GAP, GAP) ?? '';
  } catch {
    // One that writes a day takes nothing else.
    return text('2026-01-31')?.replace(/\d.*\d/, GAP) ?? '';
  }
}

/** What a page says in the words of the other language's dictionary, apart from what is marked with that language. */
export async function dictionaryLeaks(page: Page, language: Language): Promise<string[]> {
  const other = language === 'en' ? 'id' : 'en';
  const foreign = [...said[other]].filter((text) => !said[language].has(text));
  const shown = await page.evaluate(textsOfPage, language);
  return shown.filter((text) =>
    foreign.some((each) => text === each || (each.length >= SENTENCE && text.includes(each))),
  );
}

/** In the browser: every text in the page's language, drawn or not, with those for search engines and without scripts. */
function textsOfPage(language: string): string[] {
  const texts = new Set<string>([document.title]);
  const add = (text: string | null) => texts.add((text ?? '').trim().replace(/^\W+|\W+$/g, ''));
  for (const element of document.querySelectorAll('*')) {
    if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
    // The name of a category has no mark there.
    if (element.matches('meta[content*=" "]')) add(element.getAttribute('content'));
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) add(element.getAttribute(name));
    if (element.matches('script:not([type="application/ld+json"]), style')) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
    const written = element.getAttribute('href') ?? '';
    if (/[?&](text|body|subject)=/.test(written)) {
      for (const value of new URL(written, location.href).searchParams.values()) add(value);
    }
  }
  return [...texts].filter(Boolean);
}
