import { Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { COMPANY } from '../i18n/texts';

/** Also sets the title of the document, which React Admin does not do. */
export function PageHeading({ title, actions }: { title: string; actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Admin ${COMPANY}`;
  }, [title]);
  // React Router does not scroll to the top. `void`, as in newer browsers scrollTo returns a promise, which React would call.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useNavigationType();
  // The focus is lost when the button that led here unmounts.
  useEffect(() => {
    if (way !== NavigationType.Pop && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [way]);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}
    >
      {/* ActionButton focuses it when the last record of a list has gone. */}
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {actions}
    </Stack>
  );
}
