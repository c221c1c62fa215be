import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useRefresh } from 'react-admin';
import { changedPrice, type PriceChange } from 'api/changed-price';
import { LIMITS } from 'api/contract';
import type { dataProvider } from '../api/dataProvider';
import { isDisconnected, refusalOf } from '../api/failure';
import { inParts } from '../api/inParts';
import type { ListedProductResponse } from 'api/schema';
import { PRICES } from '../i18n/priceTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { useUndoneTogether } from './useUndoneTogether';

const NONE: ReadonlySet<number> = new Set();

/**
 * The selected products as they were when the dialog opened: what is changed are the prices that it has shown. They are read again
 * only, and `isOutdated` says so, when the server refuses for a change of one of them. What a request whose answer was lost has
 * stored is not done again.
 */
export function useSelectedPrices(onClose: () => void) {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { selectedIds, onSelect } = useListContext<RaRecord<number>>();
  const [reading, setReading] = useState({ ids: selectedIds, again: 0 });
  const [changed, setChanged] = useState(NONE);
  const [sending, setSending] = useState<{ done: number; all: number }>();
  const unanswered = useRef<ListedProductResponse[]>([]);
  const { add, notifyDone } = useUndoneTogether({
    done: PRICES.changed,
    undone: PRICES.changedBack,
    notUndone: PRICES.notChangedBack,
  });
  const { data, error } = useQuery({
    queryKey: ['produk', 'prices', reading.again],
    queryFn: () => read(reading.ids),
    staleTime: 'static',
    gcTime: 0,
  });

  useEffect(() => {
    if (!error) return;
    notifyFailure(error, PRICES.notLoaded);
    onClose();
  }, [error, notifyFailure, onClose]);

  /** In the order in which they were selected. */
  async function read(ids: number[]): Promise<ListedProductResponse[]> {
    const found = new Map<number, ListedProductResponse>();
    await inParts(ids, async (id) => {
      const { data: some } = await provider.getList<ListedProductResponse>('produk', {
        pagination: { page: 1, perPage: LIMITS.products },
        sort: { field: 'id', order: 'ASC' },
        filter: { id },
      });
      for (const product of some) found.set(product.id, product);
    });
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** Of those that were sent without an answer: whether each has the price that it was to have since. */
  async function isStored(some: readonly ListedProductResponse[], by: PriceChange): Promise<boolean> {
    if (unanswered.current.length !== some.length) return false;
    const now = await read(some.map(({ id }) => id));
    return some.every(({ id, version, price }) => {
      const stored = now.find((each) => each.id === id);
      return stored?.version === version + 1 && stored.price === changedPrice(Number(price), by);
    });
  }

  /** One request after the other. Those that were not reached stay selected. */
  async function change(products: readonly ListedProductResponse[], by: PriceChange): Promise<void> {
    const reached = new Set<number>();
    const say = () => setSending({ done: reached.size, all: products.length });
    say();
    try {
      await inParts(products, async (some) => {
        const [ids, versions] = [some.map(({ id }) => id), some.map(({ version }) => version)];
        const result = (await isStored(some, by))
          ? { ids, entry: null }
          : await provider.changePrices({ ids, versions, ...by }).catch((failure: unknown) => {
              if (isDisconnected(failure)) unanswered.current = some;
              throw failure;
            });
        unanswered.current = [];
        add(ids.length, result);
        for (const id of ids) reached.add(id);
        say();
      });
      notifyDone();
      onSelect([]);
    } catch (failure) {
      const remaining = selectedIds.filter((id) => !reached.has(id));
      const count = products.length - reached.size;
      setChanged(new Set([...changed, ...reached]));
      onSelect(remaining);
      if (isOutdated(failure)) setReading(({ again }) => ({ ids: remaining, again: again + 1 }));
      else {
        const texts = isDisconnected(failure) ? PRICES.unanswered : PRICES.notChanged;
        notifyFailure(failure, texts(count), { hasFields: false });
      }
    }
    refresh();
    setSending(undefined);
  }

  return {
    products: data?.filter(({ id }) => !changed.has(id)),
    isOutdated: reading.again > 0,
    sending,
    change,
  };
}

function isOutdated(failure: unknown): boolean {
  const { data } = refusalOf(failure) ?? {};
  return Boolean(data && 'version' in data);
}
