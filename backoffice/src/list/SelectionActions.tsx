import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { LIMITS } from '../api/contract';
import type { dataProvider } from '../api/dataProvider';
import type { ListedProductResponse } from '../api/schema';
import { TOP_BAR_HEIGHT } from '../business';
import { SELECTION } from '../i18n/selectionTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { ChangeAvailability } from './ChangeAvailability';
import { DeleteSelected } from './DeleteSelected';

/** The bar of a phone, in four lines, must not cover what gets the focus. */
const BELOW_THE_BAR = { html: { scrollPaddingTop: TOP_BAR_HEIGHT + 184 } };

interface SelectionActionsProps {
  wholePage: boolean;
  onUnselect: () => void;
}

/** What can be done with the selected products, of which there is one at least. */
export default function SelectionActions({ wholePage, onUnselect }: SelectionActionsProps) {
  const translate = useTranslate();
  const { selectedIds, total = 0, ...list } = useListContext<ListedProductResponse>();
  return (
    <>
      <GlobalStyles styles={BELOW_THE_BAR} />
      {wholePage && total > selectedIds.length && (
        <SelectMatching key={JSON.stringify(list.filterValues)} total={total} />
      )}
      <ChangeAvailability onUnselect={onUnselect} />
      <DeleteSelected />
      <Button size="small" onClick={onUnselect}>
        {translate('ra.action.unselect')}
      </Button>
    </>
  );
}

/** Selects what the filter matches on all pages. */
function SelectMatching({ total }: { total: number }) {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const { onSelect, ...list } = useListContext<ListedProductResponse>();
  const [reading, setReading] = useState(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);

  async function handleClick() {
    setReading(true);
    try {
      const ids = await matching(list.filterValues as object);
      // Another filter, or another screen, may be on by now.
      if (shown.current) onSelect(ids);
    } catch (error) {
      notifyFailure(error, SELECTION.selectFailed);
    } finally {
      setReading(false);
    }
  }

  async function matching(filter: object): Promise<number[]> {
    const ids: number[] = [];
    for (let last = 0; ; last = ids.at(-1) ?? last) {
      const { data } = await provider.getList<ListedProductResponse>('produk', {
        pagination: { page: 1, perPage: LIMITS.rows },
        sort: { field: 'id', order: 'ASC' },
        filter: { ...filter, after: last },
      });
      ids.push(...data.map(({ id }) => id));
      if (data.length < LIMITS.rows) return ids;
    }
  }
  return (
    <Button size="small" disabled={reading} onClick={() => void handleClick()}>
      {SELECTION.selectMatching(total)}
    </Button>
  );
}
