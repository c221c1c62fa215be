import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import type { Office } from '~/lib/office.server';
import type { ContactFailure, ContactChannels } from '~/lib/root-data.server';
import { useRootData } from './use-root-data';

interface Props {
  loading: ReactNode;
  failed: (failure: ContactFailure) => ReactNode;
  /** @param noChat what to say if the contact has no chat */
  children: (ways: ContactChannels, noChat: string | undefined) => ReactNode;
}

export function AwaitContact({ loading, failed, children }: Props) {
  const { contact, contactLost } = useRootData();
  return (
    <Suspense fallback={loading}>
      <Await resolve={contact} errorElement={contactLost && failed(contactLost.failure)}>
        {(shown) => ('ways' in shown ? children(shown.ways, shown.noChat) : failed(shown.failure))}
      </Await>
    </Suspense>
  );
}

/** While the contact record is loading, or if it has failed, the office is the one in code. */
export function AwaitOffice({ children }: { children: (office: Office) => ReactNode }) {
  const { contact, contactLost } = useRootData();
  const known = contactLost && children(contactLost.office);
  return (
    <Suspense fallback={known}>
      <Await resolve={contact} errorElement={known}>
        {({ office }) => children(office)}
      </Await>
    </Suspense>
  );
}
