import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { type Identifier, LinkBase } from 'react-admin';
import { HISTORY } from '../texts';
import { historyPath } from './historyPath';
import type { Recorded } from './resources';

/** Leads from a record to what has happened to it. */
export function HistoryButton({ resource, id }: { resource: Recorded; id: Identifier }) {
  return (
    <Button
      component={LinkBase}
      to={historyPath(resource, id)}
      size="small"
      variant="outlined"
      startIcon={<HistoryIcon />}
    >
      {HISTORY.title}
    </Button>
  );
}
