import { useLocation, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CreateProductRequest, ProductResponse } from '../api/schema';
import { CutText } from '../form/CutText';
import { isSame } from '../form/isSame';
import { SaveNotice } from '../form/SaveNotice';
import { WORDS } from '../i18n/codes';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { isSameValue } from '../record/isSameValue';
import type { TypedSpecs } from './specs';
import { useTemplate } from './useTemplate';

/** What is about the product itself, first what variants differ in most. A name that is still the copy's is refused. */
const FIELDS = [
  'price',
  'description',
  'description_en',
  'packing',
  'packing_en',
  'pack_net_kg',
  'image',
  'specs',
  'moq',
  'load_20_kg',
  'load_40_kg',
  'sample',
  'sample_en',
  'lead_days_min',
  'lead_days_max',
  'supply_ton_month',
  'export_place',
  'port',
  'hs_code',
  'origin',
  'origin_en',
] as const satisfies (keyof CreateProductRequest)[];

interface CopyState {
  record?: Record<string, unknown>;
  original?: Pick<ProductResponse, 'export_price'>;
}

/** Of a copy: what another product may have another one of. Most of it is out of sight when the copy is saved. */
export default function StillAsCopied() {
  const { record, original } = (useLocation().state ?? {}) as CopyState;
  const [category, offer, availability, ...values] = useWatch<Record<string, unknown>>({
    name: ['category_id', 'export_price', 'availability', ...FIELDS],
  });
  const lacksOffer = original?.export_price != null && !offer;
  const isSoldOut = record?.availability === 'sold_out' && availability === 'sold_out';
  const template = useTemplate(category) ?? [];
  const translate = useTranslate();
  const typed = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  const isAsCopied = (field: string) => Boolean(record?.[field]) && isSame(record?.[field], typed[field]);
  /** Whose Indonesian text is no more the copy's. */
  const behind: string[] = [];
  const labels = FIELDS.flatMap((field) => {
    if (field === 'specs')
      return specsAsCopied((record?.specs ?? {}) as TypedSpecs, (typed.specs ?? {}) as TypedSpecs);
    if (!isAsCopied(field)) return [];
    const label = translate(`resources.produk.fields.${field}`);
    if (!field.endsWith('_en') || isAsCopied(field.slice(0, -'_en'.length))) return [label];
    behind.push(label);
    return [];
  });

  function specsAsCopied(copied: TypedSpecs, typed: TypedSpecs): string[] {
    return template.flatMap(({ key, label }) => {
      if (copied[key] && isSameValue(copied[key], typed[key])) return [label];
      if (copied[key]?.text_en && copied[key].text_en === typed[key]?.text_en)
        behind.push(`${label} (${SPEC_INPUTS.english})`);
      return [];
    });
  }

  if (labels.length + behind.length === 0 && !lacksOffer && !isSoldOut) return null;
  return (
    <SaveNotice>
      {isSoldOut && <div>{PRODUCT_HINT.soldOutCopy(WORDS.availability.sold_out)}</div>}
      {lacksOffer && PRODUCT_HINT.offerLeftOut}
      {behind.length > 0 && <div>{PRODUCT_HINT.behindCopy(behind.join(', '))}</div>}
      {labels.length > 0 && (
        <CutText label={PRODUCT_HINT.showAll}>{PRODUCT_HINT.stillAsCopied(labels.join(', '))}</CutText>
      )}
    </SaveNotice>
  );
}
