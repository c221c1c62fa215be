import { FormHelperText, Typography } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { REQUESTS } from 'api/contract';
import { FileDrop } from '../components/form/FileDrop';
import { PDF } from '../i18n/documents';

const { label, maxBytes } = REQUESTS.DocumentRequest.file;

/** What else is wrong with a file the server says. */
function validate(value: unknown) {
  if (!value) return PDF.required;
  return value instanceof File && value.size > maxBytes ? PDF.tooLarge : undefined;
}

/** Its value is the address of the stored file, or a File. */
export function PdfInput() {
  const { id, field, fieldState } = useInput({ source: 'file', validate });
  const problem = fieldState.error?.message;
  return (
    <FileDrop
      name="file"
      accept={['application/pdf', '.pdf']}
      label={PDF.choose}
      aria-label={label}
      aria-describedby={id}
      onChoose={(file) => field.onChange(file)}
    >
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <FormHelperText id={id} error={Boolean(problem)} role={problem && 'alert'} sx={{ mx: 0, mb: 1 }}>
        {problem && <ValidationError error={problem} />}
        {!problem && (field.value instanceof File ? field.value.name : PDF.hint)}
      </FormHelperText>
    </FileDrop>
  );
}
