import type { ReactNode } from 'react';
import { EditBase, Loading, useNavigate } from 'react-admin';
import type { Failure } from '../../texts';
import { PageHeading } from '../layout/PageHeading';
import { useNotifyFailure } from './useNotifyFailure';

interface EditScreenProps {
  title: string;
  /** What is said when the record cannot be loaded. */
  failure: Failure;
  /** Where that leads. */
  backTo: string;
  onSuccess: () => void;
  children: ReactNode;
}

/** The record of the address and its form. Nothing is shown as saved before the server says so. */
export function EditScreen({ title, failure, backTo, onSuccess, children }: EditScreenProps) {
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();

  const queryOptions = {
    onError: (error: Error) => {
      notifyFailure(error, failure);
      navigate(backTo, { replace: true });
    },
  };
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      queryOptions={queryOptions}
      loading={<Loading />}
      error={<></>}
    >
      <PageHeading title={title} />
      {children}
    </EditBase>
  );
}
