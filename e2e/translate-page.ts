import type { Page } from '@playwright/test';

/** Does to a page, and to what comes into it later, what a browser's translation does: it takes each text out and puts its own there. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const translated = new WeakSet<Node>();
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentNode;
        if (!parent || !text.data.trim() || translated.has(text)) continue;
        if (/^(SCRIPT|STYLE|TEXTAREA|OPTION|FONT)$/.test(parent.nodeName)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        const translation = document.createTextNode(`»${text.data}«`);
        translated.add(translation);
        inner.append(translation);
        outer.append(inner);
        parent.replaceChild(outer, text);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.nodeName !== 'FONT') translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
