import type { ReactNode } from 'react';
import { CreateBase, useNotify } from 'react-admin';
import type { Failure } from '../api/failure';
import { PageHeading } from '../layout/PageHeading';
import { RecordForm } from './RecordForm';
import { useReturn } from './useReturn';

interface CreateScreenProps {
  title: string;
  texts: { create: Failure; created: string };
  /** Where cancelling and saving lead. */
  backTo: string;
  /** Milliseconds between saving and going there. */
  returnAfter?: number;
  /** What is typed outlasts the session; not so in a form of secrets. */
  keepsDraft?: boolean;
  /** The inputs. */
  children: ReactNode;
}

/** A new record in its form. */
export function CreateScreen({ title, texts, backTo, returnAfter, keepsDraft, children }: CreateScreenProps) {
  const notify = useNotify();
  const [returning, saved] = useReturn(backTo, returnAfter);

  const mutationOptions = {
    onSuccess: () => {
      notify(texts.created, { type: 'success' });
      saved();
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={title} />
      <RecordForm
        failure={texts.create}
        serverFirst
        cancelTo={backTo}
        returning={returning}
        keepsDraft={keepsDraft}
      >
        {children}
      </RecordForm>
    </CreateBase>
  );
}
