import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  lazy,
  type ReactNode,
  type MutableRefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {
  CreateBase,
  EditBase,
  Form,
  SaveButton,
  useGetList,
  useTranslate,
  useWarnWhenUnsavedChanges,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { LIMITS } from '../api/contract';
import type { Failure } from '../api/failure';
import { newKey } from '../api/randomKey';
import type { SpecFieldResponse } from '../api/schema';
import { FormDraft } from '../form/FormDraft';
import { FRESH_RECORD } from '../form/RecordForm';
import { NotSaved } from '../form/NotSaved';
import { useSubmit } from '../form/useSubmit';
import { SPECS } from '../i18n/specTexts';
import { SAVING } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { fittingKind, SpecFieldInputs } from './SpecFieldInputs';

const ALL = {
  pagination: { page: 1, perPage: LIMITS.rows },
  sort: { field: 'id', order: 'ASC' },
} as const;

const OutdatedDialog = lazy(() => import('../form/OutdatedDialog'));

interface SpecFieldDialogProps {
  category_id: number;
  /** Undefined: a new one. */
  field?: SpecFieldResponse;
  /** With the sentence for it. */
  onSaved: (sentence: string, saved: SpecFieldResponse) => void;
  onClose: () => void;
}

export default function SpecFieldDialog({ category_id, field, onSaved, onClose }: SpecFieldDialogProps) {
  const [once] = useState(newKey);
  const notifyFailure = useNotifyFailure();
  const isNew = field === undefined;
  const { data: fields = [], isPending } = useGetList<SpecFieldResponse>('spesifikasi', ALL, {
    enabled: isNew,
  });
  const saved = (sentence: string) => ({
    onSuccess: (after: SpecFieldResponse) => {
      onSaved(sentence, after);
      onClose();
    },
  });
  if (isNew && isPending) return null;
  if (isNew)
    return (
      <CreateBase
        resource="spesifikasi"
        record={{ category_id, kind: 'number', ...once }}
        redirect={false}
        transform={fittingKind}
        mutationOptions={saved(SPECS.created)}
      >
        <FieldDialog part="new" title={SPECS.addTitle} failure={SPECS.create} onClose={onClose}>
          <SpecFieldInputs fields={fields} />
        </FieldDialog>
      </CreateBase>
    );
  const queryOptions = {
    ...FRESH_RECORD,
    onError: (error: Error) => {
      notifyFailure(error, SPECS.load);
      onClose();
    },
  };
  return (
    <EditBase
      resource="spesifikasi"
      id={field.id}
      redirect={false}
      mutationMode="pessimistic"
      transform={fittingKind}
      mutationOptions={{ meta: FRESH_RECORD.meta, ...saved(SPECS.updated) }}
      queryOptions={queryOptions}
      loading={<></>}
    >
      <FieldDialog
        part={String(field.id)}
        title={SPECS.changeTitle(field.label)}
        failure={SPECS.update}
        onClose={onClose}
      >
        <SpecFieldInputs />
      </FieldDialog>
    </EditBase>
  );
}

interface FieldDialogProps {
  part: string;
  title: string;
  failure: Failure;
  onClose: () => void;
  children: ReactNode;
}

function FieldDialog({ part, title, failure, onClose, children }: FieldDialogProps) {
  const id = useId();
  const { submit, saving, failed, unanswered, conflict, clearConflict } = useSubmit({
    failure,
    preferServerMessage: true,
  });
  const isTyped = useRef(false);
  // Anything but the button would lose what was typed.
  const handleClose = () => !saving && !isTyped.current && onClose();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={handleClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <Form id={id} disableInvalidFormNotification noValidate onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          {children}
          <NotSaved failure={failed} busy={saving} />
        </DialogContent>
        <FormDraft part={part} />
        <Actions isTyped={isTyped} onClose={onClose} />
        {conflict && (
          <Suspense>
            <OutdatedDialog conflict={conflict} unanswered={unanswered} form={id} onClose={clearConflict} />
          </Suspense>
        )}
      </Form>
    </Dialog>
  );
}

interface ActionsProps {
  /** Kept up to date by each key, not by the rendering after it. */
  isTyped: MutableRefObject<boolean>;
  onClose: () => void;
}

function Actions({ isTyped, onClose }: ActionsProps) {
  const translate = useTranslate();
  const { subscribe } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback: ({ isDirty = false }) => (isTyped.current = isDirty),
      }),
    [subscribe, isTyped],
  );
  const { isSubmitting, isDirty } = useFormState();
  return (
    <DialogActions>
      {isDirty && <AskBeforeLeaving />}
      <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      <SaveButton
        label={isSubmitting ? SAVING : 'ra.action.save'}
        alwaysEnable={!isSubmitting}
        disabled={isSubmitting}
        icon={<></>}
      />
    </DialogActions>
  );
}

/** Only while there is something to lose: of all forms of a screen the router asks the last one alone. */
function AskBeforeLeaving() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
