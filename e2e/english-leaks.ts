import type { Page } from '@playwright/test';
import english from 'ra-language-english';
import openapi from '../api/openapi.json' with { type: 'json' };
import { id as indonesian } from '../backoffice/src/i18n/id';
import { LAYOUT } from '../backoffice/src/i18n/texts';

type Messages = { [key: string]: Messages | string | undefined };

/** Material UI's default texts, which are shown wherever no translation is given. */
const OF_MATERIAL_UI = ['Open', 'Close', 'Clear', 'No options', 'Loading…', 'pagination navigation'];

/** The requirements ask for some English words, such as 'Profile' in the sidebar. */
const ASKED_FOR: readonly string[] = [...Object.values(LAYOUT), 'Username', 'Password', 'Email'];

/** React Admin's English defaults as patterns: 'Page %{page}' matches every page number. */
const ENGLISH = [...differing(english, indonesian), ...OF_MATERIAL_UI]
  .flatMap((message) => message.split('||||'))
  .map((message) => message.trim())
  .filter((message) => /[a-z]/i.test(message.replace(/%\{\w+\}/g, '')) && !ASKED_FOR.includes(message))
  .map((message) => new RegExp(`^${escape(message).replace(/%\\\{\w+\\\}/g, '.+')}$`));

/** A label that is missing: its key, or what React Admin makes of the field's name instead, 'Updated at'. */
const MISSING = [
  /^resources\.\w+/,
  ...Object.values(openapi.components.schemas as Record<string, { properties?: object }>)
    .flatMap(({ properties = {} }) => Object.keys(properties))
    // It would make 'Admin' of `admin_id`, which is also the first name of the first administrator.
    .filter((field) => !field.endsWith('_id'))
    .map((field) => field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' '))
    .filter((name) => !ASKED_FOR.includes(name) && !JSON.stringify(indonesian).includes(`"${name}"`))
    .map((name) => new RegExp(`^${name}$`)),
];

/** The English defaults of React Admin and Material UI that can be seen, heard or hovered on the page. */
export async function englishLeaks(page: Page): Promise<string[]> {
  const said = await page.evaluate(saidOnPage);
  return said.filter((text) => [...ENGLISH, ...MISSING].some((pattern) => pattern.test(text)));
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

/** In the browser. */
function saidOnPage(): string[] {
  const said = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue;
    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
      said.add(element.getAttribute(name)?.trim() ?? '');
    }
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    said.add(
      text
        .map((node) => node.textContent)
        .join('')
        .trim(),
    );
  }
  return [...said];
}
