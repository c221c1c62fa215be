import { type Theme, useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';

/** A phone, where it overlays the page, has a state of its own; React Admin has one for both. */
export function useSidebar() {
  const overlays = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useStore(overlays ? 'sidebar.overlay' : 'sidebar.open', !overlays);
  return { overlays, open, setOpen };
}
