import AvailabilityIcon from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { SomeAvailability } from 'api/schema';
import { WORDS } from '../i18n/codes';
import { SELECTION } from '../i18n/selectionTexts';
import { useOnSelected } from '../list/useOnSelected';
import { UndoChange } from './UndoChange';

const SoldOutUntil = lazy(() => import('./SoldOutUntil'));

type Availability = SomeAvailability['availability'];

const CHOICES = [...Object.entries(WORDS.availability), [null, SELECTION.noAvailability]] as [
  Availability,
  string,
][];

/** A menu, whose choice is saved for all selected products, with the day when they are to be had again, and can be undone. */
export function ChangeAvailability() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const { done, all, run } = useOnSelected();
  const provider = useDataProvider<typeof dataProvider>();
  const saving = done !== undefined;

  async function handleChoice(fields: Omit<SomeAvailability, 'ids'>, word: string) {
    const requests: SomeAvailability[] = [];
    const send = async (ids: number[]) => {
      const changed = await provider.setAvailability({ ids, ...fields });
      requests.push(...changed.undo);
      return changed.ids;
    };
    const undo = async () => {
      let count = 0;
      for (const request of requests) count += (await provider.setAvailability(request)).ids.length;
      return count;
    };
    await run(send, {
      done: (count, gone) => SELECTION.changed(count, word, gone.length),
      failed: SELECTION.notChanged,
      undo: () => <UndoChange undo={undo} done={SELECTION.changedBack} failed={SELECTION.notChangedBack} />,
    });
    setAnchor(null);
    setAsking(false);
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
        {saving ? SELECTION.changing(done, all) : SELECTION.changeAvailability}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => !saving && setAnchor(null)}>
        {CHOICES.map(([availability, word]) => (
          <MenuItem key={word} disabled={saving} onClick={() => void handleChoice({ availability }, word)}>
            {word}
          </MenuItem>
        ))}
        <MenuItem
          disabled={saving}
          onClick={() => {
            setAnchor(null);
            setAsking(true);
          }}
        >
          {SELECTION.soldOutUntil}
        </MenuItem>
      </Menu>
      {asking && (
        <Suspense>
          <SoldOutUntil
            count={all}
            saving={saving}
            onChoose={(fields, word) => void handleChoice(fields, word)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
