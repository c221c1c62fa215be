import PriceIcon from '@mui/icons-material/PercentOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { SELECTION } from '../i18n/selectionTexts';

const ChangePricesDialog = lazy(() => import('./ChangePricesDialog'));

/** A dialog, by whose percentage all selected products get another price, which can be undone. */
export function ChangePrices() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<PriceIcon />} onClick={() => setAsking(true)}>
        {SELECTION.changePrices}
      </Button>
      {asking && (
        <Suspense>
          <ChangePricesDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
