import { type ReactNode, useState } from 'react';
import { CreateBase, type TransformData, useNotify, useResourceContext } from 'react-admin';
import type { Failure } from '../../api/failure';
import { newKey } from '../../api/randomKey';
import { PageHeading } from '../../layout/PageHeading';
import { useWholeList } from '../../layout/useWholeList';
import { RecordForm } from './RecordForm';
import { useReturn } from './useReturn';

interface CreateScreenProps {
  title: string;
  texts: { create: Failure; created: string };
  alerts?: boolean;
  /** By default the list. */
  returnTo?: string;
  returnAfter?: number;
  transform?: TransformData;
  preview?: ReactNode;
  children: ReactNode;
}

export function CreateScreen(props: CreateScreenProps) {
  const { title, texts, alerts = false, returnTo, returnAfter, transform, ...form } = props;
  const notify = useNotify();
  const [once] = useState(newKey);
  const resource = useResourceContext();
  const showWholeList = useWholeList();
  const { backTo, returning, startReturn } = useReturn(returnTo, returnAfter);

  const mutationOptions = {
    onSuccess: () => {
      if (alerts) window.alert(texts.created);
      else notify(texts.created, { type: 'success' });
      if (resource) showWholeList(resource);
      startReturn();
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions} transform={transform}>
      <PageHeading title={title} />
      <RecordForm
        failure={texts.create}
        preferServerMessage
        cancelTo={backTo}
        returning={returning}
        defaultValues={once}
        {...form}
      />
    </CreateBase>
  );
}
