import { MAX_INQUIRY_ITEMS, newItem, storedItems, storeItems } from '~/lib/inquiry-list';

// Loaded once the page is hydrated: it counts in the navbar, and adds a product without leaving the page.

const navbarLink = () => document.querySelector<HTMLElement>('[data-added]');

function showCount(): void {
  const count = storedItems().length;
  const link = navbarLink();
  if (count) link?.setAttribute('data-number', String(count));
  else link?.removeAttribute('data-number');
}

/** The second press follows the link. */
function onClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const button = target instanceof Element && target.closest<HTMLElement>('[data-add]');
  if (!button || ctrlKey || metaKey || shiftKey) return;
  const items = storedItems();
  const id = Number(button.dataset.add);
  const isThere = items.some((item) => item.id === id);
  const isFull = items.length >= MAX_INQUIRY_ITEMS && !isThere;
  if (!isFull && !storeItems(isThere ? items : [...items, newItem(id)])) return;
  event.preventDefault();
  button.removeAttribute('data-add');
  const { added = '', full = '' } = navbarLink()?.dataset ?? {};
  button.textContent = isFull ? full : added;
  announce(button.textContent);
}

function announce(text: string): void {
  document.getElementById('inquiry-news')?.remove();
  const news = Object.assign(document.createElement('p'), {
    id: 'inquiry-news',
    className: 'visually-hidden',
  });
  news.setAttribute('role', 'alert');
  news.textContent = text;
  document.body.append(news);
}

for (const change of ['inquiry', 'storage', 'pageshow']) addEventListener(change, showCount);
// Before the link itself hears of it.
addEventListener('click', onClick, true);
showCount();
