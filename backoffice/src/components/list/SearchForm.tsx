import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterLiveForm, TextInput } from 'react-admin';

const FIELDS = {
  flexWrap: { sm: 'wrap' },
  columnGap: 2,
  rowGap: 0.5,
  mb: 2,
  maxWidth: 960,
  '& > *': { flex: { sm: '1 1 190px' }, maxWidth: { sm: 320 } },
};

export function SearchForm({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <FilterLiveForm debounce={300}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={FIELDS}>
        <TextInput source="q" label={label} type="search" resettable sx={ONE_CROSS} />
        {children}
      </Stack>
    </FilterLiveForm>
  );
}

/** Chromium and Safari would show a second cross beside React Admin's. */
const ONE_CROSS = { '& input::-webkit-search-cancel-button': { display: 'none' } } as const;
