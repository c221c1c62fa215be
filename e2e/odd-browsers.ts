import type { Page } from '@playwright/test';

/** A browser that is set to let no site keep data. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });

/** As a browser's translation does, now and whenever an element is added: it takes each text out and puts its own there. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, font'))
          continue;
        const translation = document.createElement('font');
        translation.append(`»${text.data}«`);
        text.replaceWith(translation);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
