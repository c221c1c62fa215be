import { Box, Card, CardContent, Stack } from '@mui/material';
import { lazy, type ReactNode, Suspense, useEffect, useId } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormDraft } from './FormDraft';
import { SaveBar } from './SaveBar';
import { type SubmitOptions, useSubmit } from './useSubmit';

const ConflictDialog = lazy(() => import('./ConflictDialog'));

/**
 * `whole` keeps React Admin from beginning with the record of a list, which lacks fields. `gcTime`: a cached record that
 * is replaced by a fresh one would also replace what was typed.
 */
export const FRESH_RECORD = { meta: { whole: true }, gcTime: 0 };

/** Material UI also marks the hidden input behind a select. */
const PROBLEM = '[aria-invalid=true]:not([aria-hidden])';

interface RecordFormProps extends SubmitOptions, Pick<FormProps, 'validate'> {
  children: ReactNode;
  preview?: ReactNode;
  cancelTo?: string;
  returning?: boolean;
  defaultValues?: object;
}

export function RecordForm(props: RecordFormProps) {
  const { children, preview, cancelTo, returning = false, validate, defaultValues } = props;
  const { submit, saving, failed, conflict, clearConflict, setBase } = useSubmit(props);
  const id = useId();
  return (
    <Form
      id={id}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
      shouldFocusError={false}
      validate={validate}
      defaultValues={defaultValues}
      onSubmit={submit}
    >
      <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Card sx={{ flex: 1, width: '100%', maxWidth: 720, overflow: 'clip' }}>
          <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: { xs: 2, sm: 3 } }}>
            <FormDraft saved={returning} onRestore={setBase} />
            <Fields closed={saving || returning || conflict !== undefined}>{children}</Fields>
            <FocusFirstProblem form={id} />
            <SaveBar returning={returning} failed={failed} cancelTo={cancelTo} />
          </CardContent>
        </Card>
        <Suspense>{preview}</Suspense>
      </Stack>
      {conflict && (
        <Suspense>
          <ConflictDialog conflict={conflict} form={id} onOverwrite={setBase} onClose={clearConflict} />
        </Suspense>
      )}
    </Form>
  );
}

/** Inert while the record is saved or merged: later input would be lost without a warning. */
function Fields({ closed, children }: { closed: boolean; children: ReactNode }) {
  // React 18 does not know `inert` and passes it on as an attribute.
  const inert = closed ? { inert: '' } : {};
  return (
    <Box {...inert} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {children}
    </Box>
  );
}

/** Focuses the first wrong field. React Hook Form would take the first that was registered, and no specification. */
function FocusFirstProblem({ form }: { form: string }) {
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount === 0) return;
    const problem = document.getElementById(form)?.querySelector<HTMLElement>(PROBLEM);
    problem?.scrollIntoView({ block: 'center' });
    problem?.focus({ preventScroll: true });
  }, [form, submitCount]);
  return null;
}
