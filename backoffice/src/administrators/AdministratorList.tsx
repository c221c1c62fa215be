import { Box, Card, Chip, Stack, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { AdminAccountResponse } from 'api/schema';
import { currentAdminId } from '../auth/session';
import { ADMINISTRATORS_PER_PAGE } from '../constants';
import { formatTime } from '../formatTime';
import { ADMINISTRATOR } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { CardList } from '../components/list/CardList';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { AddLink } from '../components/record/AddLink';

const AdministratorActions = lazy(() => import('./AdministratorActions'));
const ACTIONS = <Box sx={{ height: 44 }} />;

export default function AdministratorList() {
  return (
    <RecordList
      resource="administrator"
      perPage={ADMINISTRATORS_PER_PAGE}
      sort={{ field: 'id', order: 'ASC' }}
      storeKey={false}
    >
      <PageHeading title={ADMINISTRATOR.title} actions={<AddLink label={ADMINISTRATOR.add} />} />
      <SearchForm label={ADMINISTRATOR.search} />
      <CardList<AdminAccountResponse> component="ul" empty={ADMINISTRATOR.empty}>
        {(administrator) => <AdministratorCard key={administrator.id} administrator={administrator} />}
      </CardList>
    </RecordList>
  );
}

function AdministratorCard({ administrator }: { administrator: AdminAccountResponse }) {
  const { id, first_name, last_name, username, email, disabled, totp, created_at } = administrator;
  const self = id === currentAdminId();
  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 }, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="h3" component="h2">
          {first_name} {last_name}
        </Typography>
        {self && <Chip size="small" label={ADMINISTRATOR.you} />}
        {disabled && <Chip size="small" color="warning" label={ADMINISTRATOR.disabled} />}
        {totp && <Chip size="small" variant="outlined" label={ADMINISTRATOR.twoStep} />}
      </Stack>
      <Typography variant="body2">
        {username} · {email}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {ADMINISTRATOR.since(formatTime(created_at))}
      </Typography>
      {!self && (
        <Suspense fallback={ACTIONS}>
          <AdministratorActions administrator={administrator} />
        </Suspense>
      )}
    </Card>
  );
}
