import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';

/** They leave room for the form. */
const LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: '3', sm: '6' },
  overflow: 'hidden',
};
/** The text is pressed too. */
const OVER_ALL = {
  position: 'static',
  my: -1,
  mr: -1.5,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

/** A text that is cut when it is long, and then opens by a press. */
export function CutText({ children, label }: { children: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = text;
    if (!current || isOpen) return undefined;
    // At once, and when the window gets another width.
    const observer = new ResizeObserver(() => setCut(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [children, isOpen]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', position: 'relative' }}>
      <Box ref={text} sx={isOpen ? undefined : LINES}>
        {children}
      </Box>
      {isCut && (
        <IconButton
          size="small"
          color="inherit"
          disableRipple
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={OVER_ALL}
        >
          <ExpandIcon sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />
        </IconButton>
      )}
    </Box>
  );
}
