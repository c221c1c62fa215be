import { useGetList, useRecordContext, useStore } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductResponse, SpecFieldResponse } from '../api/schema';
import { templateOf } from '../form/templateOf';
import { PRODUCT } from '../i18n/texts';
import { FieldLinks } from '../form/FieldLinks';
import { lacksEnglish, type TypedSpecs } from './specs';
import { useLabelled } from '../form/useLabelled';

interface Values extends Record<string, unknown> {
  category_id?: unknown;
  specs?: TypedSpecs | null;
  old_numbers?: ProductResponse['old_numbers'];
}

/** By what a list of products was asked for: the fields that lack it, as far as they are out of sight when the form opens. */
const LACKED: Record<string, (values: Values, template: readonly SpecFieldResponse[]) => string[]> = {
  english: (values) => [
    ...Object.keys(values).filter(
      (field) => field.endsWith('_en') && !values[field] && Boolean(values[field.replace(/_en$/, '')]),
    ),
    ...Object.entries(values.specs ?? {})
      .filter(([, value]) => lacksEnglish(value))
      .map(([key]) => `specs.${key}.text_en`),
  ],
  current_numbers: ({ old_numbers = [] }) =>
    [...new Set(old_numbers.flatMap(({ places }) => places))].filter((place) => place !== 'category'),
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
  const labelled = useLabelled();
  const lacks = list.filter?.lacks;
  const fields = lacks ? (LACKED[lacks]?.(values, template) ?? []) : [];
  return lacks ? <FieldLinks text={PRODUCT.lacks[lacks]} fields={labelled(fields)} /> : null;
}
