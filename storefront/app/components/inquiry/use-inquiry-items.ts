import type { components } from 'api/schema';
import { type RefObject, useEffect, useState } from 'react';
import { newCode } from 'api/shared';
import { useLanguage } from '~/components/ui/use-root-data';
import { callApi } from '~/lib/http/call-api';
import type { InquiryProduct } from '~/lib/inquiry-form.server';
import { type InquiryItem, MAX_INQUIRY_ITEMS, newItem, storedItems, storeItems } from '~/lib/inquiry-list';
import type { AskedItem } from '~/lib/inquiry-message';
import type { Language } from '~/lib/languages';
import { readItems } from './InquiryItems';

/**
 * What the address adds joins what the browser keeps, whose names come from the API. The code is empty until then.
 * @param unnamed before the number of a product that is gone
 */
export function useInquiryItems(
  given: readonly InquiryProduct[],
  unnamed: string,
  form: RefObject<HTMLFormElement>,
) {
  const language = useLanguage();
  const [{ code, asked }, setList] = useState({ code: '', asked: given.map(itemOf) });

  const update = (items: AskedItem[]) => {
    // What the browser keeps is not read yet, and must not be replaced.
    if (!code) return;
    setList({ code, asked: items });
    storeItems(items);
  };

  useEffect(() => {
    // What changes afterwards is in the list.
    if (code) return;
    void loadProducts(language, storedItems()).then((found) => {
      const products = new Map([...given, ...found].map((product) => [product.id, product]));
      const list = new Map(storedItems().map((item) => [item.id, item]));
      for (const item of readItems(form.current, given.map(itemOf))) {
        // Something may have been typed by now.
        const isTyped = item.quantity || item.unit || item.sample;
        if (isTyped || !list.has(item.id)) list.set(item.id, item);
      }
      const items = [...list.values()].slice(0, MAX_INQUIRY_ITEMS).map((item) => ({
        name: { text: `${unnamed} ${item.id}` },
        isSoldOut: false,
        ...item,
        ...products.get(item.id),
      }));
      setList({ code: newCode(), asked: items });
      storeItems(items);
      // Loaded again, it would add what was removed since.
      history.replaceState(history.state, '', location.pathname);
    });
  }, [code, given, unnamed, language, form]);

  return { code, asked, update };
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
