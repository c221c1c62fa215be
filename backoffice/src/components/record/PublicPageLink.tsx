import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { type RaRecord, useRecordContext } from 'react-admin';
import { PRODUCT } from '../../i18n/texts';

export function PublicPageLink<Row extends RaRecord>({ path }: { path: (record: Row) => string }) {
  const record = useRecordContext<Row>();
  return (
    record && (
      <Button
        href={path(record)}
        target="_blank"
        rel="noopener"
        size="small"
        variant="outlined"
        startIcon={<OpenInNewIcon />}
      >
        {PRODUCT.onSite}
      </Button>
    )
  );
}
