import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { COMPANY } from '../i18n/texts';

/** The heading of a screen, and the title of the document, which React Admin does not set. */
export function PageHeading({ title, actions }: { title: string; actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Admin ${COMPANY}`;
  }, [title]);
  // React Router leaves the window scrolled as the screen before was. Newer browsers answer with a promise, which React would call.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}
    >
      {/* It takes the focus when the last record of a list has gone. */}
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {actions}
    </Stack>
  );
}
