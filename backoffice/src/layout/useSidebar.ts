import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';

/**
 * Whether the sidebar is open. On a phone it lies over the page and is closed most of the time, which says nothing about
 * the wide window it may become: each has a state of its own, where React Admin keeps one.
 */
export function useSidebar() {
  const overlays = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useStore(overlays ? 'sidebar.overlay' : 'sidebar.open', !overlays);
  return { overlays, open, setOpen };
}
