import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { LinkBase } from 'react-admin';
import { HISTORY, LAYOUT } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { PATHS } from '../paths';
import { CompanyInfoCards } from './CompanyInfoCards';
import { ContactCard } from './ContactCard';
import { CountCard } from './CountCard';

const FirstSteps = lazy(() => import('./FirstSteps'));
const Work = lazy(() => import('./Work'));

/** All lists are loaded in parallel; each fails on its own. */
export default function Overview() {
  const toHistory = (
    <Button component={LinkBase} to={PATHS.history} size="small" startIcon={<HistoryIcon />}>
      {HISTORY.title}
    </Button>
  );
  return (
    <>
      <PageHeading title={LAYOUT.dashboard} actions={toHistory} />
      <Stack sx={{ gap: 4 }}>
        <Suspense>
          <FirstSteps />
        </Suspense>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 280px))' },
          }}
        >
          <CountCard resource="produk" label={LAYOUT.products} />
          <CountCard resource="kategori" label={LAYOUT.categories} />
        </Box>
        <Suspense>
          <Work />
        </Suspense>
        <CompanyInfoCards />
        <ContactCard />
      </Stack>
    </>
  );
}
