import { FormHelperText, Typography } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { REQUESTS } from 'api/contract';
import { FileDrop } from '../components/form/FileDrop';
import { megabytes, PDF } from '../i18n/documents';

const { label, maxBytes } = REQUESTS.DocumentRequest.file;
const identity = (value: unknown) => value;

function pdfProblem(value: unknown): string | undefined {
  if (!value) return PDF.required;
  if (!(value instanceof File)) return undefined;
  if (value.size === 0) return PDF.empty;
  if (value.size > maxBytes) return PDF.tooLarge;
  return value.name.toLowerCase().endsWith('.pdf') ? undefined : PDF.notPdf;
}

/** Its value is the address of the stored file, or a File. */
export function PdfInput() {
  const { id, field, fieldState } = useInput({
    source: 'file',
    validate: pdfProblem,
    format: identity,
    parse: identity,
  });
  const problem = fieldState.error?.message;
  const chosen: unknown = field.value;
  return (
    <FileDrop
      name="file"
      accept={['application/pdf', '.pdf']}
      label={PDF.choose}
      aria-label={label}
      aria-describedby={`${id}-hint`}
      onChoose={(file) => field.onChange(file)}
    >
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <FormHelperText
        id={`${id}-hint`}
        error={Boolean(problem)}
        role={problem ? 'alert' : undefined}
        sx={{ mx: 0, mb: 1 }}
      >
        {problem ? (
          <ValidationError error={problem} />
        ) : chosen instanceof File ? (
          `${chosen.name}, ${megabytes(chosen.size)}`
        ) : (
          PDF.hint
        )}
      </FormHelperText>
    </FileDrop>
  );
}
