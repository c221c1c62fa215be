import type { components } from 'api/schema';
import { type RefObject, useEffect, useState } from 'react';
import { newCode } from 'api/shared';
import { callApi } from '~/lib/http/call-api';
import type { InquiryFormData, InquiryProduct } from '~/lib/inquiry-form.server';
import { type InquiryItem, MAX_INQUIRY_ITEMS, newItem, storedItems, storeItems } from '~/lib/inquiry-list';
import type { AskedItem } from '~/lib/inquiry-message';
import type { Language } from '~/lib/languages';
import { readItems } from './InquiryItems';

/**
 * What the address adds joins what the browser keeps, whose names come from the API. The code is empty until then.
 * @param unnamed before the number of a product that is gone
 */
export function useInquiryItems(
  { products: given, hidden: { language } }: InquiryFormData,
  unnamed: string,
  form: RefObject<HTMLFormElement>,
) {
  /** The inputs of another load are other ones. */
  const [list, setList] = useState({ code: '', asked: given.map(itemOf), loads: 0 });

  const update = (items: AskedItem[]) => {
    // What the browser keeps is not read yet, and must not be replaced.
    if (!list.code) return;
    setList({ ...list, asked: items });
    storeItems(items);
  };

  useEffect(() => {
    const load = () => {
      void loadProducts(language, storedItems()).then((found) => {
        const products = new Map([...given, ...found].map((product) => [product.id, product]));
        const items = new Map(storedItems().map((item) => [item.id, item]));
        // Not once more: it would add what was removed since.
        for (const item of location.search ? readItems(form.current, given.map(itemOf)) : []) {
          // A quantity may have been typed by now.
          if (item.quantity || !items.has(item.id)) items.set(item.id, item);
        }
        history.replaceState(history.state, '', location.pathname);
        const asked = [...items.values()].slice(0, MAX_INQUIRY_ITEMS).map((item) => ({
          name: { text: `${unnamed} ${item.id}` },
          isSoldOut: false,
          ...item,
          ...products.get(item.id),
        }));
        setList(({ code, loads }) => ({ code: code || newCode(), asked, loads: loads + 1 }));
        storeItems(asked);
      });
    };
    load();
    // Another window may change them.
    addEventListener('storage', load);
    return () => removeEventListener('storage', load);
  }, [form, given, unnamed, language]);

  return { ...list, update };
}

const itemOf = (product: InquiryProduct): AskedItem => ({ ...newItem(product.id), ...product });

async function loadProducts(language: Language, items: readonly InquiryItem[]): Promise<InquiryProduct[]> {
  if (items.length === 0) return [];
  const filter = encodeURIComponent(JSON.stringify({ id: items.map(({ id }) => id) }));
  const { data } = await callApi<components['schemas']['ListedProductResponse'][]>(
    `/api/product?filter=${filter}`,
  );
  return (data ?? []).map(({ id, name, name_en, availability }) => {
    const english = language === 'en' && name_en;
    return {
      id,
      name: english ? { text: english } : { text: name, lang: 'id' },
      isSoldOut: availability === 'sold_out',
    };
  });
}
