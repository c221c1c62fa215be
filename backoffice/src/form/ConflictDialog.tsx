import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import {
  type RaRecord,
  useEditContext,
  useGetList,
  useReference,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type {
  CategoryResponse,
  ChangedRecord,
  ProductResponse,
  SpecFieldResponse,
  SpecValueShape,
} from 'api/schema';
import { formatDate } from '../formatTime';
import { CONFLICT, PICTURE } from '../i18n/forms';
import { SPEC_INPUTS } from '../i18n/products';
import { HISTORY } from '../i18n/texts';
import { Differing } from '../record/Differing';
import { Picture } from '../record/Picture';
import { formatNumber } from '../record/formatNumber';
import { type FieldValue, formatValue } from '../record/formatValue';
import { ChosenPicture } from './ChosenPicture';
import { valueOf, type Values } from './mergeChanges';
import { templateOf } from './templateOf';

/** A long text is shown around what differs only. */
const AROUND = 60;
const THUMBNAIL = { width: 88, height: 66, borderRadius: 1, verticalAlign: 'middle' };

export interface Conflict {
  change: ChangedRecord;
  /** The record as it is stored now. */
  stored: Values;
  /** What this form saves over it: with what others have changed in other fields. */
  merged: Values;
  fields: readonly string[];
}

interface ConflictDialogProps {
  conflict: Conflict;
  /** The id of the surrounding form. */
  form: string;
  onOverwrite: (stored: Values) => void;
  onClose: () => void;
}

/** Two administrators have changed the same fields: the second reloads the record, or saves over them. */
export default function ConflictDialog({ conflict, form, onOverwrite, onClose }: ConflictDialogProps) {
  const { change, stored, merged, fields } = conflict;
  const { reset, setValue } = useFormContext();
  const { refetch } = useEditContext<RaRecord>();
  const named = useNamed(stored.category_id, merged.category_id);
  const translate = useTranslate();

  async function handleReload() {
    const { data } = await refetch();
    reset(data ?? stored);
    onClose();
  }

  /** Fills the form, which the button submits. */
  function handleOverwrite() {
    for (const [field, value] of Object.entries(merged)) setValue(field, value, { shouldDirty: true });
    onOverwrite(stored);
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="conflict-title" aria-describedby="conflict-text">
      <DialogTitle id="conflict-title">{CONFLICT.title}</DialogTitle>
      <DialogContent id="conflict-text">
        <DialogContentText>{CONFLICT.by(change)}</DialogContentText>
        <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
          {fields.map((field) => (
            <li key={field}>
              <strong>{named(field).label}</strong>
              <Box sx={{ my: 0.5 }}>
                {CONFLICT.stored}
                <Value field={field} values={stored} others={merged} alt={PICTURE.stored} named={named} />
              </Box>
              <Box sx={{ my: 0.5 }}>
                {CONFLICT.typed}
                <Value field={field} values={merged} others={stored} alt={PICTURE.chosen} named={named} />
              </Box>
            </li>
          ))}
        </Box>
        <DialogContentText>{CONFLICT.choice}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button color="warning" onClick={() => void handleReload()}>
          {CONFLICT.reload}
        </Button>
        <Button variant="contained" type="submit" form={form} onClick={handleOverwrite}>
          {CONFLICT.overwrite}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ValueProps {
  field: string;
  values: Values;
  others: Values;
  /** The alternative text of a picture. */
  alt: string;
  named: Named;
}

function Value({ field, values, others, alt, named }: ValueProps) {
  const value = valueOf(values, field);
  const other = valueOf(others, field);
  if (value === null || value === undefined || value === '') return HISTORY.nothing;
  if (value instanceof File) return <ChosenPicture file={value} alt={alt} sx={THUMBNAIL} />;
  if (field === 'image' && typeof value === 'string')
    return <Picture image={value} alt={alt} width={88} sx={THUMBNAIL} />;
  if (field === 'category_id') return <CategoryName id={Number(value)} />;
  if (field === 'specs')
    return Object.entries(value as ProductResponse['specs'])
      .map(([key, spec]) => specWithTest(spec, named(`specs.${key}`).spec))
      .join('; ');
  if (typeof value === 'object') return specWithTest(value, named(field).spec);
  if (typeof value === 'string' && typeof other === 'string')
    return <Differing text={value} other={other} around={AROUND} />;
  return formatValue(field, value as FieldValue);
}

function CategoryName({ id }: { id: number }) {
  const { referenceRecord } = useReference<CategoryResponse>({ reference: 'kategori', id });
  return referenceRecord?.nama_category;
}

/** What a field of the surrounding form is called. */
type Named = (field: string) => { label: string; spec?: SpecFieldResponse };

/** @param categories whose templates say what specifications are called */
function useNamed(one: unknown, other: unknown): Named {
  const resource = useResourceContext();
  const translate = useTranslate();
  const specs = [...useSpecs(one), ...useSpecs(other)];
  return (field) => {
    const [name, key] = field.split('.');
    // While a category is tried out, several may have had one key: 'size#1'.
    const spec = key === undefined ? undefined : specs.find((known) => known.key === key.replace(/#.*/, ''));
    return { label: spec?.label ?? key ?? translate(`resources.${resource}.fields.${name}`), spec };
  };
}

function useSpecs(category: unknown): readonly SpecFieldResponse[] {
  const id = Number(category);
  const { data = [] } = useGetList<SpecFieldResponse>('spesifikasi', templateOf(id), { enabled: id > 0 });
  return data;
}

/** Instead of a number there may be text that is none, as it was typed. */
type Typed = Omit<SpecValueShape, 'value' | 'min' | 'max'> &
  Partial<Record<'value' | 'min' | 'max', number | string>>;

/** 'maks. 12,5 %' */
function specInWords(
  { value, min, max, text, text_en, choice, yes }: Typed,
  field?: SpecFieldResponse,
): string {
  const amount = (given: number | string) => (typeof given === 'number' ? formatNumber(given) : given);
  const unit = field?.unit ? ` ${field.unit}` : '';
  if (value !== undefined) return amount(value) + unit;
  if (min !== undefined && max !== undefined) return `${amount(min)}–${amount(max)}${unit}`;
  if (min !== undefined) return `${SPEC_INPUTS.min} ${amount(min)}${unit}`;
  if (max !== undefined) return `${SPEC_INPUTS.max} ${amount(max)}${unit}`;
  if (yes !== undefined) return yes ? SPEC_INPUTS.yes : SPEC_INPUTS.no;
  if (choice !== undefined) return field?.options.find(({ key }) => key === choice)?.label ?? choice;
  return [text, text_en].filter(Boolean).join(' / ');
}

/** 'maks. 12,5 % (SNI 01-2907, Sucofindo)' */
function specWithTest(spec: Typed, field?: SpecFieldResponse): string {
  const { method, lab, tested_at } = spec;
  const test = [method, lab, tested_at && formatDate(tested_at)].filter(Boolean).join(', ');
  return specInWords(spec, field) + (test && ` (${test})`);
}
