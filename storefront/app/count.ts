import type { CountBeacon } from 'api/schema';

// Loaded after the page. `data-seen` says what is counted when an element is shown, `data-count` when it is pressed.

type Kind = CountBeacon['kind'];

/** By their addresses, so that no link to a contact or a file is forgotten. */
const KINDS_OF_LINKS: [address: RegExp, kind: Kind][] = [
  [/^https:\/\/(wa\.me|\w+\.whatsapp\.com)\//, 'whatsapp'],
  [/^(mailto:|https:\/\/mail\.google\.com\/)/, 'email'],
  [/^tel:/, 'call'],
  [/\/api\/document\/\d+\/file$/, 'document'],
  [/\.pdf$/, 'pdf'],
];

const shown = new WeakMap<Element, string>();

function send(kind: string, { product, term }: DOMStringMap): void {
  const beacon = { kind, product_id: product && Number(product), key: term };
  navigator.sendBeacon('/api/count', JSON.stringify(beacon));
}

/** A navigation may show another product in the same element. */
function countShown(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-seen]')) {
    const { dataset } = element;
    const now = JSON.stringify(dataset);
    if (dataset.seen === undefined || shown.get(element) === now) continue;
    shown.set(element, now);
    send(dataset.seen, dataset);
  }
}

/** Outside of any product the press is about the one of the page. */
function countPress({ target }: Event): void {
  const pressed = target instanceof Element && target.closest<HTMLElement>('a, [data-count]');
  if (!pressed) return;
  const address = pressed instanceof HTMLAnchorElement ? pressed.href : '';
  const kind = pressed.dataset.count ?? KINDS_OF_LINKS.find(([addresses]) => addresses.test(address))?.[1];
  const about =
    pressed.closest<HTMLElement>('[data-product]') ?? document.querySelector<HTMLElement>('[data-seen=view]');
  if (kind) send(kind, { product: about?.dataset.product });
}

addEventListener('click', countPress, { capture: true });
new MutationObserver(countShown).observe(document, {
  subtree: true,
  childList: true,
  attributeFilter: ['data-seen', 'data-product', 'data-term'],
});
countShown();
