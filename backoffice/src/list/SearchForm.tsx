import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FilterLiveForm, TextInput } from 'react-admin';

/** Searches while typing. */
export function SearchForm({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <FilterLiveForm debounce={300}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0.5, sm: 2 }, mb: 2, maxWidth: 720 }}>
        <TextInput source="q" label={label} type="search" resettable helperText={false} sx={ONE_CROSS} />
        {children}
      </Stack>
    </FilterLiveForm>
  );
}

/** Chromium and Safari would add a second one to React Admin's. */
const ONE_CROSS = { '& input::-webkit-search-cancel-button': { display: 'none' } } as const;
