import Typography from '@mui/material/Typography';
import { useLocation, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isSame } from '../form/isSame';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { Doubt } from '../record/Doubt';

/** What is about the product itself, and not about how all are sold. */
const ABOUT_IT = ['description', 'description_en', 'specs', 'image', 'hs_code', 'origin', 'origin_en'];

/** Of a copy: what another product may have another one of. Most of it is out of sight when the copy is saved. */
export default function StillAsCopied() {
  const { record } = (useLocation().state ?? {}) as { record?: Record<string, unknown> };
  const values = useWatch<Record<string, unknown>>({ name: ABOUT_IT });
  const translate = useTranslate();
  const same = ABOUT_IT.filter(
    (field, at) => isFilled(record?.[field]) && isSame(record?.[field], values[at]),
  );
  if (same.length === 0) return null;
  const labels = same.map((field) => translate(`resources.produk.fields.${field}`));
  return (
    <Typography variant="body2" component="div" sx={{ mb: 1 }}>
      <Doubt>{PRODUCT_HINT.stillAsCopied(labels.join(', '))}</Doubt>
    </Typography>
  );
}

const isFilled = (value: unknown) =>
  Boolean(value) && (typeof value !== 'object' || Object.keys(value as object).length > 0);
