import MenuIcon from '@mui/icons-material/Menu';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, IconButton, Typography } from '@mui/material';
import { LoadingIndicator, ToggleThemeButton, useGetOne, useIsOffline, useTranslate } from 'react-admin';
import type { AdminResponse } from 'api/schema';
import { currentAdminId } from '../auth/session';
import { TOP_BAR_HEIGHT } from '../constants';
import { LAYOUT } from '../i18n/texts';
import { PATHS } from '../paths';
import { useSidebar } from './useSidebar';

export function TopBar() {
  const { open, setOpen } = useSidebar();
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: TOP_BAR_HEIGHT,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        onClick={() => setOpen(!open)}
        aria-label={translate(open ? 'ra.action.close_menu' : 'ra.action.open_menu')}
        aria-expanded={open}
        aria-controls="sidebar"
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" noWrap sx={{ fontWeight: 700, lineHeight: 1.2 }}>
          {LAYOUT.topBar}
        </Typography>
        <WhoAmI />
      </Box>
      {/* A phone has no room for it, and a gesture that reloads. */}
      <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
        <LoadingIndicator aria-label={translate('ra.page.loading')} />
      </Box>
      <ToggleThemeButton />
      <IconButton href={PATHS.publicSite} aria-label={LAYOUT.publicSite} title={LAYOUT.publicSite}>
        <OpenInNewIcon />
      </IconButton>
    </Box>
  );
}

function WhoAmI() {
  const { data } = useGetOne<AdminResponse>('admins', { id: currentAdminId() });
  const isOffline = useIsOffline();
  const translate = useTranslate();
  if (!data) return null;
  return (
    <Typography
      component="p"
      variant="caption"
      color={isOffline ? 'error' : 'textSecondary'}
      aria-live="polite"
      noWrap
      sx={{ lineHeight: 1.2 }}
    >
      {isOffline ? translate('ra.notification.offline') : `${data.first_name} ${data.last_name}`}
    </Typography>
  );
}
