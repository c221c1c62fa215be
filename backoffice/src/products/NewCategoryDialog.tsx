import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { FieldTitle, type Identifier, useCreate, useTranslate } from 'react-admin';
import { newKey } from '../api/randomKey';
import { failureText, isDisconnected, refusalOf } from '../api/failure';
import type { CategoryResponse } from '../api/schema';
import { FORM } from '../i18n/formTexts';
import { CATEGORY_FORM } from '../i18n/categoryTexts';
import { CATEGORY } from '../i18n/texts';

interface NewCategoryDialogProps {
  /** To begin with. */
  name: string;
  /** @param id of the new category; undefined: cancelled */
  onEnd: (id?: Identifier) => void;
}

export default function NewCategoryDialog({ name: typed, onEnd }: NewCategoryDialogProps) {
  const translate = useTranslate();
  const [create, { isPending }] = useCreate<Omit<CategoryResponse, 'id'>>();
  const [once] = useState(newKey);
  const [name, setName] = useState(typed);
  const [error, setError] = useState<string>();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React passes it on to the product's form, around the dialog.
    event.stopPropagation();
    const nama_category = name.trim();
    if (!nama_category) return setError(CATEGORY_FORM.blank);
    void create(
      'kategori',
      { data: { nama_category, ...once } },
      { onSuccess: ({ id }) => onEnd(id), onError: (failure) => setError(reasonOf(failure)) },
    );
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onEnd()} aria-labelledby="new-category">
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id="new-category">{CATEGORY.createTitle}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            name="nama_category"
            value={name}
            label={<FieldTitle resource="kategori" source="nama_category" />}
            error={error !== undefined}
            helperText={error ?? CATEGORY_FORM.nameHint}
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
            slotProps={{ formHelperText: { role: error ? 'alert' : undefined } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onEnd()}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const reasonOf = (failure: unknown) =>
  isDisconnected(failure)
    ? FORM.disconnected
    : (refusalOf(failure)?.errors?.nama_category ??
      failureText(failure, CATEGORY_FORM.create, { preferServerMessage: true }));
