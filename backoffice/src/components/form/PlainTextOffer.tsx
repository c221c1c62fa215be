import { Alert, Button } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { PLAIN_TEXT } from '../../i18n/forms';

const FIELDS = ['description', 'description_en'];
const TAG =
  /<\/?(?:p|br|div|span|b|i|u|em|strong|font|a|img|h[1-6]|ul|ol|li|table|tr|t[dh]|style|script)\b[^<>]*>/i;
const ENDS_OF_LINES = /<br\b[^<>]*>|<\/(?:p|div|h[1-6]|li|ul|ol|tr|table)>/gi;

/** A description that was copied from a web page may bring its tags along, which the site would show. */
export function PlainTextOffer() {
  const texts = useWatch<Record<string, unknown>>({ name: FIELDS }) as unknown[];
  const { getValues, setValue, setFocus } = useFormContext<Record<string, string>>();
  const found = FIELDS.filter((_, at) => TAG.test(String(texts[at])));
  const [first] = found;
  if (first === undefined) return null;
  const handleClick = () => {
    for (const field of found) setValue(field, toPlainText(getValues(field)), { shouldDirty: true });
    setFocus(first);
  };
  const convert = (
    <Button size="small" onClick={handleClick}>
      {PLAIN_TEXT.convert}
    </Button>
  );
  return (
    <Alert role="status" severity="info" variant="outlined" sx={{ mb: 1 }} action={convert}>
      {PLAIN_TEXT.hasTags}
    </Alert>
  );
}

function toPlainText(html: string): string {
  const spaced = html.replace(ENDS_OF_LINES, '$&\n').replace(/<li\b[^<>]*>/gi, '$&- ');
  const { body } = new DOMParser().parseFromString(spaced.replace(/<\/t[dh]>/gi, '$& '), 'text/html');
  for (const code of body.querySelectorAll('style, script')) code.remove();
  const text = (body.textContent ?? '').replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n');
  return text.replace(/\n{3,}/g, '\n\n').trim();
}
