import { amountInWords, type FarFields, farFields } from 'api/far-amount';
import { isFar } from 'api/is-far';
import { keptPrices } from 'api/kept-prices';
import { leftBehind, TEXTS } from 'api/old-numbers';
import { REQUESTS } from '../api/contract';
import type { ProductResponse } from '../api/schema';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { SAVED } from '../i18n/savedTexts';
import { formatNumber } from '../record/formatNumber';
import { numbersLeft } from '../form/numbersLeft';
import { type Priced, priceInWords, PRICES } from './farPrices';
import type { SpecField } from './specs';

const FIELDS = REQUESTS.CreateProductRequest;
const AMOUNTS = ['value', 'min', 'max'] as const;
type Saved = Priced &
  FarFields &
  Pick<ProductResponse, 'specs' | 'price_unit' | 'export_unit' | 'old_numbers'> &
  Partial<Pick<ProductResponse, (typeof TEXTS)[number]>>;

/**
 * What a save has changed so much that a zero or a comma may be wrong, that a price for packs stayed, which old numbers it left in the
 * texts, and which fields still have the one that a text has no more.
 * @param template of the product's category
 */
export function doubtSaved(
  before: Saved,
  after: Saved,
  template: readonly SpecField[] = [],
): string | undefined {
  const doubts = [
    farSaved(before, after),
    ...keptPrices(before, after),
    ...numbersLeft(before, after),
    behindTexts(before, after, template),
  ].filter((doubt) => doubt !== undefined);
  return doubts.length > 0 ? doubts.join(' ') : undefined;
}

/** Whether a text is another one, whose numbers the fields may not have. */
export const hasOtherText = (before: Saved, after: Saved) =>
  TEXTS.some((text) => (before[text] ?? '') !== (after[text] ?? ''));

function behindTexts(before: Saved, after: Saved, template: readonly SpecField[]): string | undefined {
  const labels = new Map(template.map(({ key, label }) => [`specs.${key}`, label]));
  const found = leftBehind(before, after, after, template).map(({ field, words }) => {
    const label = labels.get(field) ?? FIELDS[field as keyof typeof FIELDS].label;
    return `${label} (${words})`;
  });
  return found.length > 0 ? `${PRODUCT_HINT.leftBehind}: ${[...new Set(found)].join(', ')}.` : undefined;
}

function farSaved(before: Saved, after: Saved): string | undefined {
  const far = PRICES.filter((field) => isFar(before[field], after[field]));
  const changes = [
    ...far.map((field) => SAVED.became(priceInWords(field, before), priceInWords(field, after))),
    ...farFields(before, after).map((field) =>
      SAVED.became(
        `${FIELDS[field].label.toLowerCase()} ${amountInWords(field, before)}`,
        amountInWords(field, after),
      ),
    ),
    ...farSpecs(before.specs, after.specs),
  ];
  return changes.length > 0 ? SAVED.far(changes.join('; ')) : undefined;
}

function farSpecs(before: Saved['specs'], after: Saved['specs']): string[] {
  return Object.entries(after ?? {}).flatMap(([key, value]) => {
    const was = before?.[key];
    const part = AMOUNTS.find((each) => isFar(was?.[each], value[each]));
    return part ? [SAVED.specBecame(formatNumber(was?.[part] ?? 0), formatNumber(value[part] ?? 0))] : [];
  });
}
