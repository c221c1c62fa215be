import { Button, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { LinkBase, useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isDisconnected, isGone } from '../../api/failure';
import { FORM } from '../../i18n/forms';
import { SAVING } from '../../i18n/texts';
import { Disconnected } from './Disconnected';
import { PlainTextOffer } from './PlainTextOffer';
import { StickyBar } from './StickyBar';
import { SubmitButton } from '../../layout/SubmitButton';

interface SaveBarProps {
  returning: boolean;
  failed: unknown;
  cancelTo?: string;
}

export function SaveBar({ returning, failed, cancelTo }: SaveBarProps) {
  const translate = useTranslate();
  const { isSubmitting, errors } = useFormState();
  const busy = isSubmitting || returning;
  useRestoreFocus(busy);
  return (
    <StickyBar>
      <InvalidFieldNames />
      <NotSaved failure={failed} busy={busy} />
      {!busy && Object.keys(errors).length === 0 && <PlainTextOffer />}
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <SubmitButton label={isSubmitting ? SAVING : translate('ra.action.save')} disabled={busy} />
        {cancelTo && (
          <Button component={LinkBase} to={cancelTo}>
            {translate('ra.action.cancel')}
          </Button>
        )}
      </Stack>
    </StickyBar>
  );
}

/** Names the refused fields, which may be out of sight. */
function InvalidFieldNames() {
  const { errors, submitCount } = useFormState();
  const resource = useResourceContext();
  const translate = useTranslate();
  // `root` is set by a failed save, and has the labels of fields with several parts.
  const { root, ...fields } = errors;
  const labels = Object.keys(fields).map(
    (field) => root?.[field]?.message ?? translate(`resources.${resource}.fields.${field}`),
  );
  return (
    <Typography aria-live="polite" variant="body2" color="error" sx={{ '&:not(:empty)': { mb: 1 } }}>
      {submitCount > 0 && labels.length > 0 && FORM.toPutRight(labels.join(', '))}
    </Typography>
  );
}

/** An element that becomes inert or disabled loses the focus. */
function useRestoreFocus(busy: boolean) {
  useEffect(() => {
    const focused = document.activeElement;
    if (!busy || !(focused instanceof HTMLElement)) return undefined;
    return () => {
      if (document.activeElement === document.body) focused.focus();
    };
  }, [busy]);
}

function NotSaved({ failure, busy }: { failure: unknown; busy: boolean }) {
  if (isDisconnected(failure)) return <Disconnected busy={busy} />;
  if (!isGone(failure)) return null;
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ fontWeight: 600, mb: 1 }}>
      {FORM.gone}
    </Typography>
  );
}
