import type { Page } from '@playwright/test';
import english from 'ra-language-english';
import openapi from '../api/openapi.json' with { type: 'json' };
import { id as indonesian } from '../backoffice/src/i18n/id';
import { LAYOUT } from '../backoffice/src/i18n/texts';

type Messages = { [key: string]: Messages | string | undefined };

/** These are shown wherever no translation is given. */
const MATERIAL_UI_DEFAULTS = ['Open', 'Close', 'Clear', 'No options', 'Loading…', 'pagination navigation'];

/** The requirements ask for some English words, such as 'Profile' in the sidebar. */
const REQUIRED_ENGLISH: readonly string[] = [...Object.values(LAYOUT), 'Username', 'Password', 'Email'];

/** 'Page %{page}' becomes a pattern that matches every page number. */
const ENGLISH = [...differing(english, indonesian), ...MATERIAL_UI_DEFAULTS]
  .flatMap((message) => message.split('||||'))
  .map((message) => message.trim())
  .filter((message) => /[a-z]/i.test(message.replace(/%\{\w+\}/g, '')) && !REQUIRED_ENGLISH.includes(message))
  .map((message) => new RegExp(`^${escape(message).replace(/%\\\{\w+\\\}/g, '.+')}$`));

/** A missing label shows its key, or what React Admin makes of the field's name: 'Updated at'. */
const MISSING = [
  /^resources\.\w+/,
  ...Object.values(openapi.components.schemas as Record<string, { properties?: object }>)
    .flatMap(({ properties = {} }) => Object.keys(properties))
    // It would make 'Admin' of `admin_id`, which is also the first name of the first administrator.
    .filter((field) => !field.endsWith('_id'))
    .map((field) => field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' '))
    .filter((name) => !REQUIRED_ENGLISH.includes(name) && !JSON.stringify(indonesian).includes(`"${name}"`))
    .map((name) => new RegExp(`^${name}$`)),
];

export async function englishLeaks(page: Page): Promise<string[]> {
  const seen = await page.evaluate(textsOnPage);
  return seen.filter((text) => [...ENGLISH, ...MISSING].some((pattern) => pattern.test(text)));
}

function differing(from: Messages, to: Messages): string[] {
  return Object.entries(from).flatMap(([key, message]) => {
    const ours = to[key];
    if (message === undefined) return [];
    if (typeof message === 'object') return differing(message, typeof ours === 'object' ? ours : {});
    return message === ours ? [] : [message];
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Runs in the browser. */
function textsOnPage(): string[] {
  const seen = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    // What a text field holds is what staff wrote, in either language.
    if (!element.checkVisibility() || element.matches('textarea')) continue;
    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
      seen.add(element.getAttribute(name)?.trim() ?? '');
    }
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    seen.add(
      text
        .map((node) => node.textContent)
        .join('')
        .trim(),
    );
  }
  return [...seen];
}
