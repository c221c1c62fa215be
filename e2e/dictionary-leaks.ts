import type { Page } from '@playwright/test';
import * as en from '../storefront/app/i18n/en';
import * as id from '../storefront/app/i18n/id';

type Language = 'en' | 'id';
type Tree = { [key: string]: Tree | string | ((...values: string[]) => string | undefined) };

/** Stands for a value in a text, which is then cut at it. */
const GAP = '\u0000';
/** Shorter texts may be words of other texts too, so they only count as a whole. */
const MIN_SENTENCE_LENGTH = 20;

const dictionaryTexts: Record<Language, Set<string>> = { en: new Set(textsOf(en)), id: new Set(textsOf(id)) };

function textsOf(tree: object): string[] {
  return Object.values(tree as Tree)
    .flatMap((value) => {
      if (typeof value === 'object') return textsOf(value);
      return typeof value === 'string' ? value.replace(/\{\w+\}/g, GAP) : textOfFunction(value);
    })
    .flatMap((text) => text.split(GAP))
    .map((text) => text.replace(/^\W+|\W+$/g, ''))
    .filter((text) => /[a-z]{3}/i.test(text));
}

function textOfFunction(text: (...values: string[]) => string | undefined): string {
  try {
    // A lookup, such as that of a unit's name, finds nothing for a gap.
    return text(GAP, GAP) ?? '';
  } catch {
    // A function that writes a day takes nothing else.
    return text('2026-01-31')?.replace(/\d.*\d/, GAP) ?? '';
  }
}

/** Texts of the page that only the other language's dictionary has, apart from those marked with that language. */
export async function dictionaryLeaks(page: Page, language: Language): Promise<string[]> {
  const other = language === 'en' ? 'id' : 'en';
  const foreign = [...dictionaryTexts[other]].filter((text) => !dictionaryTexts[language].has(text));
  const shown = await page.evaluate(textsOfPage, language);
  return shown.filter((text) =>
    foreign.some((each) => text === each || (each.length >= MIN_SENTENCE_LENGTH && text.includes(each))),
  );
}

/** Runs in the browser. */
function textsOfPage(language: string): string[] {
  const texts = new Set<string>([document.title]);
  const add = (text: string | null) => texts.add((text ?? '').trim().replace(/^\W+|\W+$/g, ''));
  for (const element of document.querySelectorAll('*')) {
    if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
    // Content of one word is a name, such as a category's, which cannot be marked with its language.
    if (element.matches('meta[content*=" "]')) add(element.getAttribute('content'));
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) add(element.getAttribute(name));
    if (element.matches('script:not([type="application/ld+json"]), style')) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
    const href = element.getAttribute('href') ?? '';
    if (/[?&](text|body|subject)=/.test(href)) {
      for (const value of new URL(href, location.href).searchParams.values()) add(value);
    }
  }
  return [...texts].filter(Boolean);
}
