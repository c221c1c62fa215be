import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import type { ContactFailure, ContactWays } from '~/site.server';
import { useSite } from './use-site';

interface Props {
  loading: ReactNode;
  failed: (failure: ContactFailure) => ReactNode;
  /** @param noChat what is said where the contact has no chat */
  children: (ways: ContactWays, noChat: string | undefined) => ReactNode;
}

/** The contact record, loading, failed or loaded. */
export function AwaitContact({ loading, failed, children }: Props) {
  const { contact, contactLost } = useSite();
  return (
    <Suspense fallback={loading}>
      <Await resolve={contact} errorElement={contactLost && failed(contactLost)}>
        {(shown) => ('ways' in shown ? children(shown.ways, shown.noChat) : failed(shown.failure))}
      </Await>
    </Suspense>
  );
}
