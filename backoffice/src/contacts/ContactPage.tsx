import { Card, CardContent, Typography } from '@mui/material';
import { Loading, useGetList } from 'react-admin';
import type { ContactResponse } from 'api/schema';
import { CONTACT, LAYOUT } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { ContactLinks } from '../components/record/ContactLinks';
import { EditLink } from '../components/record/EditLink';
import { COUNT_ONLY } from '../components/record/countOnly';
import { NoContact } from '../components/record/NoContact';

const OFFICE = [
  'address',
  'address_en',
  'map_point',
  'weekday_hours',
  'saturday_hours',
  'hours_note',
  'hours_note_en',
] as const;

export default function ContactPage() {
  const { data, isPending, error } = useGetList<ContactResponse>('kontak', COUNT_ONLY);
  const contact = data?.[0];
  return (
    <>
      <PageHeading
        title={LAYOUT.contacts}
        actions={contact && <EditLink resource="kontak" id={contact.id} variant="contained" />}
      />
      {isPending && <Loading />}
      {error && <Typography role="alert">{CONTACT.load.failed}</Typography>}
      {data?.length === 0 && <NoContact />}
      {contact && (
        <Card sx={{ maxWidth: 720 }}>
          <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
            <ContactLinks contact={contact} />
            <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
              {CONTACT.office}
            </Typography>
            <ContactLinks contact={contact} fields={OFFICE} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {CONTACT.fixed}
            </Typography>
          </CardContent>
        </Card>
      )}
    </>
  );
}
