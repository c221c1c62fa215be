import Box from '@mui/material/Box';
import { isAbroad, type OfficeField, officeText, refusedOffice } from 'api/office';
import { REQUESTS } from 'api/contract';
import { Section } from '../form/Section';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { OFFICE } from '../i18n/contactTexts';
import { CONTACT } from '../i18n/texts';
import { UnderstoodInput, type UnderstoodInputProps } from './UnderstoodInput';

const { address: ADDRESS, hours_note } = REQUESTS.ContactRequest;

export function OfficeInputs() {
  const doubtPoint = (map_point: string) => (map_point && isAbroad(map_point) ? OFFICE.abroad : undefined);
  return (
    <Section title={CONTACT.office}>
      <LocalizedTextInput
        source="address"
        translation="address_en"
        longest={ADDRESS.maxLength}
        hint={OFFICE.address}
        translationHint={OFFICE.address_en}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <OfficeInput source="map_point" href={onMap} doubt={doubtPoint} />
      </Box>
      <OfficeInput source="weekday_hours" />
      <OfficeInput source="saturday_hours" />
      <LocalizedTextInput
        source="hours_note"
        translation="hours_note_en"
        longest={hours_note.maxLength}
        hint={OFFICE.hours_note}
        translationHint={OFFICE.hours_note_en}
      />
    </Section>
  );
}

interface OfficeInputProps extends Pick<UnderstoodInputProps, 'href' | 'doubt'> {
  source: OfficeField;
}

function OfficeInput({ source, ...seen }: OfficeInputProps) {
  return (
    <UnderstoodInput
      source={source}
      hint={OFFICE[source]}
      read={(typed) => typed && officeText(source, typed)}
      refused={(label, typed) => refusedOffice(label, source, typed)}
      optional
      {...seen}
    />
  );
}

/** With a marker, as the site has it. */
function onMap(point: string): string {
  const [latitude, longitude] = point.split(', ');
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
