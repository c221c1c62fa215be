import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { dataProvider } from '../api/dataProvider';
import { TOP_BAR_HEIGHT } from '../business';
import { SELECTION } from '../i18n/selectionTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/** The bar of a phone, in four lines, must not cover what gets the focus. */
const BELOW_THE_BAR = { html: { scrollPaddingTop: TOP_BAR_HEIGHT + 184 } };

export interface SelectionActionsProps {
  /** Whether all records of the page are selected. */
  wholePage: boolean;
}

/** Around the actions of one list: select more, or none. */
export function SelectionActions({ wholePage, children }: SelectionActionsProps & { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onSelect, total = 0, ...list } = useListContext<RaRecord<number>>();
  return (
    <>
      <GlobalStyles styles={BELOW_THE_BAR} />
      {wholePage && total > selectedIds.length && (
        <SelectMatching key={JSON.stringify(list.filterValues)} total={total} />
      )}
      {children}
      <Button size="small" onClick={() => onSelect([])}>
        {translate('ra.action.unselect')}
      </Button>
    </>
  );
}

/** Selects what the filter matches on all pages. */
function SelectMatching({ total }: { total: number }) {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const { onSelect, resource, ...list } = useListContext<RaRecord<number>>();
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
      const { data } = await provider.getList<RaRecord<number>>(resource, {
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
