import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, type FormProps, LinkBase, SaveButton, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { PICTURE, SAVING } from '../i18n/texts';
import { FormDraft } from './FormDraft';
import { OutdatedDialog } from './OutdatedDialog';
import { UploadProgress } from './UploadProgress';
import { type SubmitOptions, useSubmit } from './useSubmit';

interface RecordFormProps extends SubmitOptions, Pick<FormProps, 'validate'> {
  children: ReactNode;
  /** Beside the form, on a phone below it. */
  preview?: ReactNode;
  cancelTo?: string;
  /** The record is saved and the screen about to change: the form stays closed. */
  returning?: boolean;
  /** The input survives the end of the session; false for passwords. */
  savesDraft?: boolean;
  /** One notification for all empty required fields. */
  requiredText?: string;
}

/** Every form of the back office: a card with its fields, Save and Cancel. */
export function RecordForm({
  children,
  preview,
  cancelTo,
  returning = false,
  savesDraft = true,
  requiredText,
  validate,
  ...submitOptions
}: RecordFormProps) {
  const { submit, saving, conflict, clearConflict } = useSubmit(submitOptions);
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
            <Fields closed={saving || returning}>{children}</Fields>
            {savesDraft && <FormDraft />}
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
      {conflict && <OutdatedDialog conflict={conflict} form={id} onClose={clearConflict} />}
    </Form>
  );
}

/** Inert while the record is saved: later input would be lost without a warning. */
function Fields({ closed, children }: { closed: boolean; children: ReactNode }) {
  // React 18 does not know `inert` and passes it on as an attribute.
  const inert = closed ? { inert: '' } : {};
  return (
    <Box {...inert} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {children}
    </Box>
  );
}

function Save({ returning }: { returning: boolean }) {
  const { isSubmitting } = useFormState();
  const busy = isSubmitting || returning;
  useRestoreFocus(busy);
  return (
    <SaveButton
      label={isSubmitting ? SAVING : 'ra.action.save'}
      alwaysEnable={!busy}
      disabled={busy}
      icon={<></>}
    />
  );
}

/** An element that becomes inert or disabled loses the focus, and gets it back here. */
function useRestoreFocus(busy: boolean) {
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
  const notified = useRef(0);

  useEffect(() => {
    if (submitCount === notified.current) return;
    notified.current = submitCount;
    const empty = Object.keys(errors).some((field) => (getValues(field) ?? '') === '');
    if (empty) notify(text, { type: 'error' });
  }, [submitCount, errors, getValues, notify, text]);
  return null;
}
