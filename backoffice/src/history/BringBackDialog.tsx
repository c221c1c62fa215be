import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { refusalOf } from '../api/failure';
import { IN_HISTORY } from '../api/resources';
import type { CategoryResponse, HistoryResponse, ProductResponse, SpecFieldResponse } from 'api/schema';
import { templateOf } from '../form/templateOf';
import { BRING_BACK } from '../i18n/bringBackTexts';
import { HISTORY } from '../i18n/texts';
import type { FieldValue } from '../record/formatValue';
import { isSameValue } from '../record/isSameValue';
import { ChangedField, specKey } from './ChangedField';
import { Question } from './Question';
import { shownValue } from './shownValue';
import { Listed, SpecsWithCategory } from './SpecsWithCategory';
import { useBringingBack } from './useBringingBack';

const CATEGORY = 'category.nama_category';
/** They come back by an update of the product. */
const OF_PICTURE = ['image', 'focus'];

interface BringBackDialogProps {
  entry: HistoryResponse;
  field: string;
  onClose: () => void;
}

/** Asks first, and says so when the field has another value by now, or the record is gone. */
export default function BringBackDialog({ entry, field, onClose }: BringBackDialogProps) {
  const { record_id: id, record_name } = entry;
  const resource = IN_HISTORY[entry.resource];
  const { from = null, to = null } = entry.changes[field] ?? {};
  const provider = useDataProvider<typeof dataProvider>();
  const key = specKey(field);
  const isOfProduct = entry.resource === 'product' && !OF_PICTURE.includes(field);
  const { data: { record, preview, category, categorySince, template = [] } = {}, error } = useQuery({
    queryKey: ['bring back', entry.id, field],
    queryFn: async () => {
      const { data: record } = await provider.getOne<RaRecord>(resource, { id });
      const [category, categorySince] =
        field === CATEGORY ? await Promise.all([from, to].map(categoryCalled)) : [];
      const template = category
        ? (await provider.getList<SpecFieldResponse>('spesifikasi', templateOf(category.id))).data
        : [];
      const preview = isOfProduct ? await provider.bringBackFieldPreview(entry.id, field) : undefined;
      return { record, preview, category, categorySince, template };
    },
    retry: false,
    gcTime: 0,
  });
  /** Also by a former name, or by one of a category that left its names to it. */
  async function categoryCalled(nama_category: FieldValue) {
    const filter = { nama_category };
    return (await provider.getList<CategoryResponse>('kategori', { filter })).data[0] ?? null;
  }

  const product = record as ProductResponse | undefined;
  const current = record && valueOf(record, field);
  function isAsItBecame(): boolean {
    if (key) return isSameValue(product?.specs[key], entry.values[field]?.to);
    // A category that was only renamed is the same one.
    return field === CATEGORY ? categorySince?.id === product?.category_id : current === to;
  }
  const isChanged = record && !isAsItBecame();
  const refusal = preview?.refusal;
  // What a picture was cut to goes with it.
  const focus = field === 'image' ? entry.changes.focus : undefined;
  const ofField = focus ? ['focus'] : (preview?.fields ?? []).filter((other) => other !== field);
  const others = field === CATEGORY ? [] : ofField;
  const isBack =
    key || field === CATEGORY
      ? preview && !refusal && preview.fields.length === 0
      : record && current === from;
  const changedOther =
    record && others.find((other) => valueOf(record, other) !== (entry.changes[other]?.to ?? null));
  const hasChanged = isChanged || changedOther !== undefined;
  const canBe = record !== undefined && !refusal && !isBack;
  const { mutate, isPending } = useBringingBack(async (previousData) => {
    if (product && isOfProduct) {
      const { version } = product;
      await provider.bringBack(entry.id, field, { version, overwrite: hasChanged });
      return;
    }
    const data = {
      ...previousData,
      [field]: from ?? '',
      ...(field === 'image' && { focus: focus?.from ?? '' }),
    };
    await provider.update(resource, { id, data, previousData });
  }, onClose);
  return (
    <Question
      title={
        <>
          {BRING_BACK.bringBack} <ChangedField entry={entry} field={field} /> {BRING_BACK.of(record_name)}
        </>
      }
      isOpen={!record && !error}
      yes={
        canBe && {
          label: hasChanged ? BRING_BACK.nonetheless : HISTORY.bringBack,
          disabled: isPending,
          act: () => mutate(record),
        }
      }
      onClose={onClose}
    >
      {error && (refusalOf(error) ? BRING_BACK.recordGone : BRING_BACK.failure.failed)}
      {isBack ? BRING_BACK.isBack : refusal}
      {canBe && (
        <>
          {isChanged && key && BRING_BACK.specChangedSince}
          {isChanged && !key && (
            <>
              {BRING_BACK.changedSince} {shownValue(field, current ?? null) ?? HISTORY.nothing}
            </>
          )}
          {!isChanged && changedOther && (
            <>
              {BRING_BACK.otherChangedSince} <ChangedField entry={entry} field={changedOther} />
            </>
          )}
          {hasChanged && '\n\n'}
          {BRING_BACK.willBe} {category?.nama_category ?? shownValue(field, from) ?? HISTORY.nothing}
          <Listed title={BRING_BACK.withOthers} entry={entry} fields={others} />
          {category && preview && (
            <SpecsWithCategory
              entry={entry}
              product={record as ProductResponse}
              template={template}
              fields={preview.fields}
            />
          )}
        </>
      )}
    </Question>
  );
}

function valueOf(record: RaRecord, field: string): FieldValue {
  const values =
    field === CATEGORY ? { [CATEGORY]: (record.category as CategoryResponse).nama_category } : record;
  return (values as Record<string, FieldValue>)[field] ?? null;
}
