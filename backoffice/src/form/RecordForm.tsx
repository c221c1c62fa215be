import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, type FormProps, LinkBase, SaveButton, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { PICTURE, SAVING } from '../i18n/texts';
import { DraftKeeper } from './FormDraft';
import { OutdatedDialog } from './OutdatedDialog';
import { UploadProgress } from './UploadProgress';
import { type SubmitOptions, useSubmit } from './useSubmit';

interface RecordFormProps extends SubmitOptions, Pick<FormProps, 'validate'> {
  children: ReactNode;
  /** Shown beside the form, on a phone below it. */
  preview?: ReactNode;
  cancelTo?: string;
  /** The record is saved and the screen about to change: the form stays shut. */
  returning?: boolean;
  /** What is typed outlasts the session; not so in a form of secrets. */
  keepsDraft?: boolean;
  /** Said once for the form when required fields were left empty. */
  requiredText?: string;
}

/** Every form of the back office: a card with its fields, Save and Cancel. Refused fields say so themselves. */
export function RecordForm({
  children,
  preview,
  cancelTo,
  returning = false,
  keepsDraft = true,
  requiredText,
  validate,
  ...submitOptions
}: RecordFormProps) {
  const { submit, saving, changed, forgetChanged } = useSubmit(submitOptions);
  const id = useId();
  return (
    <Form
      id={id}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
      validate={validate}
      onSubmit={submit}
    >
      <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Card sx={{ flex: 1, width: '100%', maxWidth: 720 }}>
          <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: { xs: 2, sm: 3 } }}>
            <Fields shut={saving || returning}>{children}</Fields>
            {keepsDraft && <DraftKeeper />}
            {requiredText && <RequiredNotice text={requiredText} />}
            <UploadProgress sending={PICTURE.sending} processing={PICTURE.processing} />
            <Stack direction="row" sx={{ gap: 1.5, mt: 1 }}>
              <Save returning={returning} />
              {cancelTo && <Cancel to={cancelTo} />}
            </Stack>
          </CardContent>
        </Card>
        {preview}
      </Stack>
      {changed && <OutdatedDialog changed={changed} form={id} onClose={forgetChanged} />}
    </Form>
  );
}

/** Shut while the record is saved: what is typed then would be neither stored nor asked about. */
function Fields({ shut, children }: { shut: boolean; children: ReactNode }) {
  // React 18 has no property of that name, and passes it on as it is.
  const inert = shut ? { inert: '' } : {};
  return (
    <Box {...inert} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {children}
    </Box>
  );
}

function Save({ returning }: { returning: boolean }) {
  const { isSubmitting } = useFormState();
  const busy = isSubmitting || returning;
  useFocusBack(busy);
  return (
    <SaveButton
      label={isSubmitting ? SAVING : 'ra.action.save'}
      alwaysEnable={!busy}
      disabled={busy}
      icon={<></>}
    />
  );
}

/** What has the focus loses it when it is shut or disabled, and has it again when the form is open again. */
function useFocusBack(busy: boolean) {
  useEffect(() => {
    const focused = document.activeElement;
    if (!busy || !(focused instanceof HTMLElement)) return undefined;
    return () => {
      if (document.activeElement === document.body) focused.focus();
    };
  }, [busy]);
}

function Cancel({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Button component={LinkBase} to={to}>
      {translate('ra.action.cancel')}
    </Button>
  );
}

function RequiredNotice({ text }: { text: string }) {
  const { errors, submitCount } = useFormState();
  const { getValues } = useFormContext();
  const notify = useNotify();
  const told = useRef(0);

  useEffect(() => {
    if (submitCount === told.current) return;
    told.current = submitCount;
    const empty = Object.keys(errors).some((field) => (getValues(field) ?? '') === '');
    if (empty) notify(text, { type: 'error' });
  }, [submitCount, errors, getValues, notify, text]);
  return null;
}
