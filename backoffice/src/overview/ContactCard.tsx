import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import type { ContactResponse } from 'api/schema';
import { LAYOUT, OVERVIEW } from '../i18n/texts';
import { logOnly } from '../list/logOnly';
import { ContactLinks } from '../record/ContactLinks';
import { EditLink } from '../record/EditLink';
import { ONE_ROW } from '../record/oneRow';
import { NoContact } from '../record/NoContact';

export function ContactCard() {
  const { data, isPending, error } = useGetList<ContactResponse>('kontak', ONE_ROW, logOnly);
  const contact = data?.[0];
  return (
    <Box component="section" aria-labelledby="overview-contact">
      <Typography id="overview-contact" variant="h2" sx={{ mb: 1.5 }}>
        {LAYOUT.contacts}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={200} />}
      {error && <Typography color="textSecondary">{OVERVIEW.notLoaded}</Typography>}
      {data?.length === 0 && <NoContact />}
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
    </Box>
  );
}
