import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import ContactIcon from '@mui/icons-material/ContactPhoneOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import InquiryIcon from '@mui/icons-material/MailOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import CertificateIcon from '@mui/icons-material/CardMembershipOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import { Backdrop, Box, ButtonBase, Typography, Unstable_TrapFocus as FocusTrap } from '@mui/material';
import { type ReactNode, useCallback, useEffect } from 'react';
import { LinkBase, useGetList, useLocation, useLogout } from 'react-admin';
import { discardDrafts, hasDrafts } from '../auth/drafts';
import mark from '../brand/favicon.svg';
import { COUNT_AGAIN_MS, SIDEBAR } from '../constants';
import { LAYOUT } from '../i18n/texts';
import { PATHS } from '../paths';
import { SIDEBAR_COLOURS } from './theme/theme';
import { visuallyHidden } from './theme/visuallyHidden';
import { useSidebar } from './useSidebar';
import { useWholeList } from './useWholeList';

interface LinkProps {
  label: string;
  to: string;
  icon: ReactNode;
  resource?: string;
}

const LINKS: LinkProps[] = [
  { label: LAYOUT.dashboard, to: PATHS.admin, icon: <DashboardIcon /> },
  { label: LAYOUT.inquiries, to: PATHS.inquiries, icon: <InquiryIcon />, resource: 'permintaan' },
  { label: LAYOUT.products, to: PATHS.products, icon: <ProductIcon />, resource: 'produk' },
  { label: LAYOUT.categories, to: PATHS.categories, icon: <CategoryIcon />, resource: 'kategori' },
  { label: LAYOUT.documents, to: PATHS.documents, icon: <DocumentIcon />, resource: 'dokumen' },
  { label: LAYOUT.certificates, to: PATHS.certificates, icon: <CertificateIcon />, resource: 'sertifikat' },
  { label: LAYOUT.contacts, to: PATHS.contacts, icon: <ContactIcon />, resource: 'kontak' },
  { label: LAYOUT.profile, to: PATHS.profile, icon: <ProfileIcon /> },
];

export const NEW_INQUIRIES = {
  filter: { status: 'baru' },
  pagination: { page: 1, perPage: 1 },
} as const;

/** Only by another way a list is shown at the place where it was left. */
const FROM_TOP = { _scrollToTop: true };

const EXPANDED = {
  width: SIDEBAR.wide,
  [`@media (max-width: ${SIDEBAR.mediumFrom}px)`]: { width: SIDEBAR.medium },
  [`@media (max-width: ${SIDEBAR.narrowFrom}px)`]: { width: SIDEBAR.narrow },
};
const COLLAPSED = { width: SIDEBAR.collapsed };

/** Not React Admin's, whose widths are fixed. */
export function Sidebar() {
  const { overlays, open, setOpen } = useSidebar();
  const logout = useLogout();
  const { pathname } = useLocation();
  const showWholeList = useWholeList();
  const { total: inquiries } = useGetList('permintaan', NEW_INQUIRIES, {
    onError: console.error,
    refetchInterval: COUNT_AGAIN_MS,
  });

  const close = useCallback(() => {
    if (overlays) setOpen(false);
  }, [overlays, setOpen]);

  // Links to the current page close the overlay themselves.
  useEffect(close, [pathname, close]);

  const handleLogout = async () => {
    if (hasDrafts() && !window.confirm(LAYOUT.inputLeft)) return;
    discardDrafts();
    await logout();
  };

  return (
    <Box
      sx={{
        flexShrink: 0,
        transition: `width ${SIDEBAR.transition}`,
        ...(open && !overlays ? EXPANDED : COLLAPSED),
      }}
    >
      {overlays && <Backdrop open={open} onClick={close} sx={{ zIndex: 'drawer' }} />}
      <FocusTrap open={overlays && open}>
        <Box
          component="nav"
          id="sidebar"
          tabIndex={-1}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          aria-label={LAYOUT.sidebarTitle}
          sx={{
            position: 'fixed',
            inset: '0 auto 0 0',
            zIndex: overlays ? 'modal' : 'drawer',
            display: 'flex',
            flexDirection: 'column',
            gap: 0.5,
            p: 1,
            overflow: 'hidden auto',
            bgcolor: SIDEBAR_COLOURS.background,
            color: SIDEBAR_COLOURS.text,
            transition: `width ${SIDEBAR.transition}`,
            ...(open ? EXPANDED : COLLAPSED),
          }}
        >
          <Brand open={open} />
          {LINKS.map(({ resource, ...link }) => (
            <Item
              key={link.to}
              {...link}
              label={resource === 'permintaan' && inquiries ? `${link.label} (${inquiries})` : link.label}
              open={open}
              onClick={() => {
                if (resource) showWholeList(resource);
                close();
              }}
              active={isActive(link.to, pathname)}
            />
          ))}
          <Box sx={{ flex: 1 }} />
          <Item icon={<LogoutIcon />} label={LAYOUT.logout} open={open} onClick={() => void handleLogout()} />
        </Box>
      </FocusTrap>
    </Box>
  );
}

/** The overview link is also active for company information, which is edited from there. */
function isActive(to: string, pathname: string): boolean {
  if (to === PATHS.admin) return /^\/admin(\/|\/dashboard\/.*)?$/.test(pathname);
  return pathname === to || pathname.startsWith(`${to}/`);
}

function Brand({ open }: { open: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, height: 44, mb: 1, px: 0.5 }}>
      <img src={mark} alt="" width={36} height={36} />
      {open && (
        <Typography component="p" noWrap sx={{ fontWeight: 700 }}>
          {LAYOUT.sidebarTitle}
        </Typography>
      )}
    </Box>
  );
}

interface ItemProps {
  icon: ReactNode;
  label: string;
  open: boolean;
  to?: string;
  active?: boolean;
  onClick?: () => void;
}

function Item({ icon, label, open, to, active = false, onClick }: ItemProps) {
  return (
    <ButtonBase
      {...(to && { component: LinkBase, to, state: FROM_TOP })}
      onClick={onClick}
      aria-current={active ? 'page' : undefined}
      title={open ? undefined : label}
      sx={{
        position: 'relative',
        justifyContent: 'flex-start',
        gap: 1.5,
        minHeight: 44,
        px: 1.25,
        borderRadius: 1,
        color: 'inherit',
        fontFamily: 'inherit',
        fontSize: '0.9375rem',
        fontWeight: active ? 700 : 500,
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        bgcolor: active ? SIDEBAR_COLOURS.active : 'transparent',
        '&:hover': { bgcolor: active ? SIDEBAR_COLOURS.active : SIDEBAR_COLOURS.hover },
        '&:focus-visible': { outline: `2px solid ${SIDEBAR_COLOURS.mark}`, outlineOffset: -2 },
        '& .MuiSvgIcon-root': { color: active ? SIDEBAR_COLOURS.mark : 'inherit' },
      }}
    >
      {icon}
      <Box component="span" sx={open ? undefined : visuallyHidden}>
        {label}
      </Box>
    </ButtonBase>
  );
}
