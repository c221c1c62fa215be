import { Alert, Button } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PLAIN_TEXT } from '../../i18n/forms';
import { hasTags, toPlainText } from './toPlainText';

const FIELDS = ['description', 'description_en'];

/** A description that was copied from a web page may bring its tags along, which the site would show. */
export function PlainTextOffer() {
  const texts = useWatch<Record<string, unknown>>({ name: FIELDS }) as unknown[];
  const { setValue, setFocus } = useFormContext();
  const resource = useResourceContext();
  const translate = useTranslate();
  const found = FIELDS.flatMap((field, at) => {
    const text = texts[at];
    return typeof text === 'string' && hasTags(text) ? [{ field, text }] : [];
  });
  const [first] = found;
  if (!first) return null;

  function handleClick(focused: string) {
    for (const { field, text } of found) setValue(field, toPlainText(text), { shouldDirty: true });
    setFocus(focused);
  }

  const labels = found.map(({ field }) => translate(`resources.${resource}.fields.${field}`));
  return (
    <Alert
      role="status"
      severity="info"
      variant="outlined"
      sx={{ mb: 1 }}
      action={
        <Button size="small" onClick={() => handleClick(first.field)}>
          {PLAIN_TEXT.convert}
        </Button>
      }
    >
      {PLAIN_TEXT.hasTags(labels.join(', '))}
    </Alert>
  );
}
