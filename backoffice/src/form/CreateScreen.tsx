import { type ReactNode, useState } from 'react';
import { CreateBase, type Identifier, type RaRecord, useNotify, useResourceContext } from 'react-admin';
import type { Failure } from '../api/failure';
import { newKey } from '../api/randomKey';
import { NEXT_FOR_MS } from '../business';
import { PageHeading } from '../layout/PageHeading';
import { useWholeList } from '../layout/useWholeList';
import { RecordForm } from './RecordForm';
import { useReturn } from './useReturn';

interface CreateScreenProps {
  title: string;
  texts: { create: Failure; created: string };
  /** After saving or cancelling; the list unless given. */
  returnTo?: string;
  /** Milliseconds between saving and returning. */
  returnAfter?: number;
  /** What to do with the new record next, in the notification that it is saved. */
  next?: (id: Identifier) => ReactNode;
  children: ReactNode;
}

export function CreateScreen({ title, texts, returnTo, returnAfter, next, children }: CreateScreenProps) {
  const notify = useNotify();
  const [once] = useState(newKey);
  const resource = useResourceContext();
  const showWholeList = useWholeList();
  const { backTo, returning, startReturn } = useReturn(returnTo, returnAfter);

  const mutationOptions = {
    onSuccess: ({ id }: RaRecord) => {
      const action = next?.(id);
      notify(texts.created, { type: 'success', ...(action && { action, autoHideDuration: NEXT_FOR_MS }) });
      if (resource) showWholeList(resource);
      startReturn();
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={title} />
      <RecordForm
        failure={texts.create}
        preferServerMessage
        cancelTo={backTo}
        returning={returning}
        defaultValues={once}
      >
        {children}
      </RecordForm>
    </CreateBase>
  );
}
