import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { type Identifier, LinkBase } from 'react-admin';
import { HISTORY } from '../../i18n/texts';
import { historyPath } from './historyPath';

export function HistoryButton({ resource, id }: { resource: string; id: Identifier }) {
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
