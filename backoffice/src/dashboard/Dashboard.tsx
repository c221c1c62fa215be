import HistoryIcon from '@mui/icons-material/History';
import { Box, Button, Card, CardContent, Stack } from '@mui/material';
import { lazy, Suspense } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import type { ContactResponse } from 'api/schema';
import { HISTORY, LAYOUT, OVERVIEW } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { logOnly } from '../components/list/logOnly';
import { PATHS } from '../paths';
import { ContactLinks } from '../components/record/ContactLinks';
import { EditLink } from '../components/record/EditLink';
import { NoContact } from '../components/record/NoContact';
import { COUNT_ONLY } from '../components/record/countOnly';
import { CompanyInfoCards } from './CompanyInfoCards';
import { CountCard } from './CountCard';
import { OverviewSection } from './OverviewSection';

const FirstSteps = lazy(() => import('./FirstSteps'));
const Interest = lazy(() => import('./Interest'));
const Work = lazy(() => import('./Work'));

export default function Dashboard() {
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
        <Suspense>
          <Interest />
        </Suspense>
        <CompanyInfoCards />
        <ContactCard />
      </Stack>
    </>
  );
}

function ContactCard() {
  const query = useGetList<ContactResponse>('kontak', COUNT_ONLY, logOnly);
  const contact = query.data?.[0];
  return (
    <OverviewSection title={LAYOUT.contacts} query={query}>
      {query.data?.length === 0 && <NoContact />}
      {contact && (
        <Card sx={{ maxWidth: 720 }}>
          <CardContent>
            <ContactLinks contact={contact} />
            <Box sx={{ mt: 2 }}>
              <EditLink resource="kontak" id={contact.id} label={OVERVIEW.editContact} variant="outlined" />
            </Box>
          </CardContent>
        </Card>
      )}
    </OverviewSection>
  );
}
