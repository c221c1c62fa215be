import AvailabilityIcon from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { BulkAvailabilityRequest } from 'api/schema';
import { BULK } from '../i18n/products';
import { WORDS } from '../i18n/codes';
import { useBulkChange } from './useBulkChange';

const CHOICES = [...Object.entries(WORDS.availability), [null, BULK.noAvailability]] as [
  BulkAvailabilityRequest['availability'],
  string,
][];

export function BulkAvailability() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const provider = useDataProvider<typeof dataProvider>();
  const { mutate, isPending } = useBulkChange();

  function handleChoice(availability: BulkAvailabilityRequest['availability'], word: string) {
    setAnchor(null);
    mutate({
      send: (ids) => provider.setAvailability({ ids, availability }),
      done: (count) => BULK.availabilityChanged(count, word),
    });
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<AvailabilityIcon />}
        disabled={isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {BULK.availability}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {CHOICES.map(([availability, word]) => (
          <MenuItem key={word} onClick={() => handleChoice(availability, word)}>
            {word}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
