import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Failure } from '../api/failure';
import { CATEGORY } from '../i18n/texts';
import { CategoryPicker } from './CategoryPicker';
import { RequiredCategory } from './RequiredCategory';

const NewCategoryDialog = lazy(() => import('./NewCategoryDialog'));

/** A category to choose, or to create without leaving the form. */
export function CategoryOrNew({ failure }: { failure: Failure }) {
  const { setValue } = useFormContext();
  const [name, setName] = useState<string>();
  // The picker forgets a text without a match when it loses the focus.
  const typed = useRef('');

  function handleEnd(id?: Identifier) {
    setName(undefined);
    if (id === undefined) return;
    typed.current = '';
    setValue('category_id', id, { shouldDirty: true, shouldValidate: true });
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr auto' }, columnGap: 1, alignItems: 'start' }}>
      <CategoryPicker>
        <RequiredCategory
          failure={failure}
          onInputChange={(_, text, reason) => {
            if (reason === 'input') typed.current = text;
            else if (reason === 'selectOption') typed.current = '';
          }}
        />
      </CategoryPicker>
      <Button onClick={() => setName(typed.current)} sx={{ justifySelf: 'start', mt: { sm: 1.25 } }}>
        {CATEGORY.add}
      </Button>
      {name !== undefined && (
        <Suspense>
          <NewCategoryDialog name={name} onEnd={handleEnd} />
        </Suspense>
      )}
    </Box>
  );
}
