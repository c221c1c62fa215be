import type { Texts } from 'api/number-places';
import { placesOf } from 'api/old-numbers';
import { useGetList, useRecordContext, useStore } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductResponse, SpecFieldResponse } from '../api/schema';
import { templateOf } from '../form/templateOf';
import { PRODUCT } from '../i18n/texts';
import { FieldLinks } from '../form/FieldLinks';
import { lacksEnglish, type TypedSpecs } from './specs';
import { useCategoryText } from './useCategoryText';
import { useLabelledPlaces } from './useLabelledPlaces';

interface Values extends Record<string, unknown> {
  category_id?: unknown;
  specs?: TypedSpecs | null;
  old_numbers?: ProductResponse['old_numbers'];
}

/** By what a list of products was asked for: the fields that lack it, as far as they are out of sight when the form opens. */
const LACKED: Record<
  string,
  (values: Values, template: readonly SpecFieldResponse[], category: string | null) => string[]
> = {
  english: (values) => [
    ...Object.keys(values).filter(
      (field) => field.endsWith('_en') && !values[field] && Boolean(values[field.replace(/_en$/, '')]),
    ),
    ...Object.entries(values.specs ?? {})
      .filter(([, value]) => lacksEnglish(value))
      .map(([key]) => `specs.${key}.text_en`),
  ],
  current_numbers: ({ old_numbers = [], ...values }, _, category) => {
    const texts = { ...values, category } as Texts;
    const left = old_numbers.flatMap((old) =>
      placesOf(texts, old).filter((place) => old.places.includes(place)),
    );
    return [...new Set(left)];
  },
  offer: () => ['export_valid_until'],
  current_availability: () => ['back_in_stock_on'],
  required: ({ specs }, template) =>
    template.filter(({ key, required }) => required && !specs?.[key]).map(({ key }) => `specs.${key}`),
};

/** Of the list that the product was opened from: most of the form is out of sight. */
export default function LackedFields() {
  const [list] = useStore<{ filter?: { lacks?: keyof typeof PRODUCT.lacks } }>('produk.listParams', {});
  const { old_numbers } = useRecordContext<Partial<ProductResponse>>() ?? {};
  const values = { ...(useWatch<Record<string, unknown>>() as Values), old_numbers };
  const { data: template = [] } = useGetList<SpecFieldResponse>(
    'spesifikasi',
    templateOf(Number(values.category_id)),
  );
  const labelled = useLabelledPlaces();
  const lacks = list.filter?.lacks;
  const category = useCategoryText(lacks === 'current_numbers');
  const fields = lacks ? (LACKED[lacks]?.(values, template, category) ?? []) : [];
  return lacks ? <FieldLinks text={PRODUCT.lacks[lacks]} fields={labelled(fields)} /> : null;
}
