import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import {
  type RaRecord,
  useEditContext,
  useGetList,
  useReference,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { CategoryResponse, ChangedRecord, SpecFieldResponse } from 'api/schema';
import { CONFLICT, PICTURE } from '../../i18n/forms';
import { HISTORY } from '../../i18n/texts';
import { Picture } from '../record/Picture';
import { type FieldValue, formatValue } from '../record/formatValue';
import { ChosenPicture } from './ChosenPicture';
import { valueOf, type Values } from './mergeChanges';
import { specFieldsQuery } from './specFieldsQuery';

const THUMBNAIL = { width: 88, height: 66, borderRadius: 1, verticalAlign: 'middle' };

export interface Conflict {
  change: ChangedRecord;
  stored: Values;
  /** This form's values, with what others have changed in other fields. */
  merged: Values;
  fields: readonly string[];
}

interface ConflictDialogProps {
  conflict: Conflict;
  form: string;
  onOverwrite: (stored: Values) => void;
  onClose: () => void;
}

export default function ConflictDialog({ conflict, form, onOverwrite, onClose }: ConflictDialogProps) {
  const { change, stored, merged, fields } = conflict;
  const { reset, setValue } = useFormContext();
  const { refetch } = useEditContext<RaRecord>();
  const label = useLabels(stored.category_id);
  const translate = useTranslate();

  async function handleReload() {
    const { data } = await refetch();
    reset(data ?? stored);
    onClose();
  }

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
              <strong>{label(field)}</strong>
              <Box sx={{ my: 0.5 }}>
                {CONFLICT.stored}
                <Value field={field} value={valueOf(stored, field)} alt={PICTURE.stored} />
              </Box>
              <Box sx={{ my: 0.5 }}>
                {CONFLICT.typed}
                <Value field={field} value={valueOf(merged, field)} alt={PICTURE.chosen} />
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

function Value({ field, value, alt }: { field: string; value: unknown; alt: string }) {
  if (value instanceof File) return <ChosenPicture file={value} alt={alt} sx={THUMBNAIL} />;
  if (field === 'image' && typeof value === 'string' && value)
    return <Picture image={value} alt={alt} width={88} sx={THUMBNAIL} />;
  if (field === 'category_id') return <CategoryName id={Number(value)} />;
  return inWords(field, value) || HISTORY.nothing;
}

function CategoryName({ id }: { id: number }) {
  const { referenceRecord } = useReference<CategoryResponse>({ reference: 'kategori', id });
  return referenceRecord?.nama_category;
}

/** A specification becomes its parts: '12,5, SNI 01-2907'. */
function inWords(field: string, value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return formatValue(field, (value ?? null) as FieldValue) ?? '';
  const parts = Object.values(value).map((part) => inWords('', part));
  return parts.filter(Boolean).join(', ');
}

function useLabels(category: unknown): (field: string) => string {
  const resource = useResourceContext();
  const translate = useTranslate();
  const id = Number(category);
  const { data } = useGetList<SpecFieldResponse>('spesifikasi', specFieldsQuery(id), { enabled: id > 0 });
  return (field) => {
    const [name, key] = field.split('.');
    const spec = data?.find((each) => each.key === key);
    return spec?.label ?? key ?? translate(`resources.${resource}.fields.${name}`);
  };
}
