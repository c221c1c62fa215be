import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import type { Office } from '~/lib/office.server';
import type { ContactFailure, ContactChannels } from '~/lib/root-data.server';
import { useRootData } from './use-root-data';

interface Props {
  loading: ReactNode;
  failed: (failure: ContactFailure) => ReactNode;
  /** @param noChat what is said where the contact has no chat */
  children: (ways: ContactChannels, noChat: string | undefined) => ReactNode;
}

/** The contact record, loading, failed or loaded. */
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

/** Where the company is and when it is open, by the contact record, and by code while that is loading or where it has failed. */
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
