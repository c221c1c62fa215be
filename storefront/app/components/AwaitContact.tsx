import { Await } from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import type { Contact, ContactOutcome } from '~/api/contacts.server';
import { contactFailure } from '~/content/site';
import { useSite } from './use-site';

type Failure = Exclude<ContactOutcome['outcome'], 'loaded'>;

interface Props {
  loading: ReactNode;
  failed: (text: string) => ReactNode;
  /** In place of the usual texts for failures. A failure without a text shows nothing. */
  failureTexts?: Readonly<Partial<Record<Failure, string>>>;
  children: (contact: Contact) => ReactNode;
}

/** The contact record, loading, failed or loaded. */
export function AwaitContact({ loading, failed, failureTexts = contactFailure, children }: Props) {
  const { contact } = useSite();
  const afterFailure = (failure: Failure) => {
    const text = failureTexts[failure];
    return text === undefined ? null : failed(text);
  };
  return (
    <Suspense fallback={loading}>
      <Await resolve={contact} errorElement={afterFailure('exception')}>
        {(result) => (result.outcome === 'loaded' ? children(result.contact) : afterFailure(result.outcome))}
      </Await>
    </Suspense>
  );
}
