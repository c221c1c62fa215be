import type { components } from 'api/schema';
import { useEffect, useRef, useState } from 'react';
import { newCode } from 'api/shared';
import { useLanguage } from '~/components/ui/use-root-data';
import { callApi } from '~/lib/http/call-api';
import type { InquiryProduct } from '~/lib/inquiry-form.server';
import { type InquiryItem, MAX_INQUIRY_ITEMS, newItem, storedItems, storeItems } from '~/lib/inquiry-list';
import type { Language } from '~/lib/languages';

const has = (all: readonly { id: number }[], id: number) => all.some((each) => each.id === id);

/** What the address adds joins what the browser keeps, whose names come from the API. The code is empty until then. */
export function useInquiryItems(
  given: readonly InquiryProduct[],
  readItems: (ids: readonly { id: number }[]) => InquiryItem[],
) {
  const first = useRef({ given, readItems, language: useLanguage() });
  const [list, setList] = useState({
    code: '',
    items: given.map(({ id }) => newItem(id)),
    products: given,
    /** The inputs of another load are other ones. */
    loads: 0,
  });

  const update = (items: InquiryItem[]) => {
    // What the browser keeps is not read yet, and must not be replaced.
    if (!list.code) return;
    setList({ ...list, items });
    storeItems(items);
  };

  useEffect(() => {
    const { given, readItems, language } = first.current;
    const load = async (addItems: (stored: InquiryItem[]) => InquiryItem[]) => {
      const found = await loadProducts(
        language,
        storedItems().filter(({ id }) => !has(given, id)),
      );
      const items = addItems(storedItems());
      setList(({ code, loads }) => ({
        code: code || newCode(),
        items,
        products: [...given, ...found],
        loads: loads + 1,
      }));
      return items;
    };
    void load((stored) => {
      // Something may have been typed by now.
      const added = readItems(given).filter(
        ({ id, quantity, unit, sample }) => quantity || unit || sample || !has(stored, id),
      );
      return [...stored.filter(({ id }) => !has(added, id)), ...added].slice(0, MAX_INQUIRY_ITEMS);
    }).then((items) => {
      storeItems(items);
      // Loaded again, it would add what was removed since.
      history.replaceState(history.state, '', location.pathname);
    });
    // Another window has changed them.
    const reload = () => void load((stored) => stored);
    addEventListener('storage', reload);
    return () => removeEventListener('storage', reload);
  }, []);

  return { ...list, update };
}

/** A product without a name is shown by its number. */
async function loadProducts(language: Language, items: readonly InquiryItem[]): Promise<InquiryProduct[]> {
  if (items.length === 0) return [];
  const filter = encodeURIComponent(JSON.stringify({ id: items.map(({ id }) => id) }));
  const { data } = await callApi<components['schemas']['ListedProductResponse'][]>(
    `/api/product?filter=${filter}`,
  );
  return (data ?? []).map(({ id, name, name_en, availability }) => ({
    id,
    name: language === 'en' ? (name_en ? { text: name_en } : { text: name, lang: 'id' }) : { text: name },
    isSoldOut: availability === 'sold_out',
  }));
}
