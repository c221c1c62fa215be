import { type Theme, useMediaQuery } from '@mui/material';
import { useStore } from 'react-admin';

/**
 * Whether the sidebar is open. On a phone it overlays the page and is mostly closed; a wide window has a state of its
 * own, where React Admin has one for both.
 */
export function useSidebar() {
  const overlays = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useStore(overlays ? 'sidebar.overlay' : 'sidebar.open', !overlays);
  return { overlays, open, setOpen };
}
