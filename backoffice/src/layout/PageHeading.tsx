import { Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { COMPANY } from '../i18n/texts';

/** The heading of a screen, and the title of the document, which React Admin does not set. */
export function PageHeading({ title, actions }: { title: string; actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Admin ${COMPANY}`;
  }, [title]);
  // React Router leaves the window scrolled as the screen before was. Newer browsers answer with a promise, which React would call.
  useLayoutEffect(() => void window.scrollTo(0, 0), []);
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useNavigationType();
  // The button that has led here went with its screen.
  useEffect(() => {
    if (way !== NavigationType.Pop && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [way]);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}
    >
      {/* It takes the focus when the last record of a list has gone. */}
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {actions}
    </Stack>
  );
}
