import Typography from '@mui/material/Typography';
import { useLocation, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isSame } from '../form/isSame';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { Doubt } from '../record/Doubt';
import { isSameValue } from '../record/isSameValue';
import type { TypedSpecs } from './specs';
import { useTemplate } from './useTemplate';

/** What is about the product itself, and not about how all are sold. */
const TEXTS = [
  'description',
  'description_en',
  'image',
  'hs_code',
  'origin',
  'origin_en',
  'export_place',
  'port',
];

/** It leaves room for the form on a phone. */
const LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '3', sm: 'none' },
  overflow: 'hidden',
};

/** Of a copy: what another product may have another one of. Most of it is out of sight when the copy is saved. */
export default function StillAsCopied() {
  const { record } = (useLocation().state ?? {}) as { record?: Record<string, unknown> };
  const [specs, category, ...texts] = useWatch<Record<string, unknown>>({
    name: ['specs', 'category_id', ...TEXTS],
  });
  const template = useTemplate(category) ?? [];
  const translate = useTranslate();
  const same = TEXTS.filter((field, at) => record?.[field] && isSame(record[field], texts[at]));
  const copied = (record?.specs ?? {}) as TypedSpecs;
  const typed = (specs ?? {}) as TypedSpecs;
  const ofSpecs = template.flatMap(({ key, label }) => {
    if (copied[key] && isSameValue(copied[key], typed[key])) return [label];
    const isEnglish = copied[key]?.text_en && copied[key].text_en === typed[key]?.text_en;
    return isEnglish ? [`${label} (${SPEC_INPUTS.english})`] : [];
  });
  const labelOf = (field: string) => translate(`resources.produk.fields.${field}`);
  const labels = [...same.map(labelOf), ...ofSpecs];
  if (labels.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ mb: 1, ...LINES }}>
      <Doubt>{PRODUCT_HINT.stillAsCopied(labels.join(', '))}</Doubt>
    </Typography>
  );
}
