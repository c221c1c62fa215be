import AvailabilityIcon from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { inParts } from '../api/inParts';
import type { ListedProductResponse, SomeAvailability } from '../api/schema';
import { WORDS } from '../i18n/codes';
import { SELECTION } from '../i18n/selectionTexts';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

type Availability = SomeAvailability['availability'];

const CHOICES = [...Object.entries(WORDS.availability), [null, HISTORY.nothing]] as [Availability, string][];

/** A menu, whose choice is saved for all selected products. Those for which that fails stay selected. */
export function ChangeAvailability({ onUnselect }: { onUnselect: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** For how many products; undefined while nothing is being saved. */
  const [saved, setSaved] = useState<number>();
  const { selectedIds, onSelect } = useListContext<ListedProductResponse>();
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const saving = saved !== undefined;

  async function handleChoice(availability: Availability, word: string) {
    let done = 0;
    let changed = 0;
    setSaved(0);
    try {
      await inParts(selectedIds, async (some) => {
        changed += (await provider.setAvailability(some, availability)).length;
        setSaved((done += some.length));
      });
      const gone = selectedIds.length - changed;
      notify(SELECTION.changed(changed, word, gone), { type: gone > 0 ? 'warning' : 'success' });
      onUnselect();
    } catch (error) {
      const remaining = selectedIds.slice(done);
      onSelect(remaining);
      notifyFailure(error, SELECTION.notChanged(remaining.length), { hasFields: false });
    }
    refresh();
    setSaved(undefined);
    setAnchor(null);
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<AvailabilityIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {saving ? SELECTION.changing(saved, selectedIds.length) : SELECTION.changeAvailability}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => !saving && setAnchor(null)}>
        {CHOICES.map(([availability, word]) => (
          <MenuItem key={word} disabled={saving} onClick={() => void handleChoice(availability, word)}>
            {word}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
