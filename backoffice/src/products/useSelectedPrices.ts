import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useRefresh } from 'react-admin';
import type { PriceChange } from 'api/changed-price';
import { LIMITS } from '../api/contract';
import type { dataProvider } from '../api/dataProvider';
import { refusalOf } from '../api/failure';
import { inParts } from '../api/inParts';
import type { ListedProductResponse } from '../api/schema';
import { PRICES } from '../i18n/priceTexts';
import { orDisconnected } from '../list/useOnSelected';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { useUndoneTogether } from './useUndoneTogether';

const NONE: ReadonlySet<number> = new Set();

/**
 * The selected products as they were when the dialog opened: what is changed are the prices that it has shown. They are read again
 * only, and `isOutdated` says so, when the server refuses for a change of one of them, which may be that of a request whose answer
 * was lost.
 */
export function useSelectedPrices(onClose: () => void) {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { selectedIds, onSelect } = useListContext<RaRecord<number>>();
  const [reading, setReading] = useState({ ids: selectedIds, again: 0 });
  const [changed, setChanged] = useState(NONE);
  const [sending, setSending] = useState<{ done: number; all: number }>();
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

  /** One request after the other. Those that were not reached stay selected. */
  async function change(products: readonly ListedProductResponse[], by: PriceChange): Promise<void> {
    const reached = new Set<number>();
    const say = () => setSending({ done: reached.size, all: products.length });
    say();
    try {
      await inParts(products, async (some) => {
        const [ids, versions] = [some.map(({ id }) => id), some.map(({ version }) => version)];
        add(ids.length, await provider.changePrices({ ids, versions, ...by }));
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
      else notifyFailure(failure, orDisconnected(PRICES.notChanged(count), failure), { hasFields: false });
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
