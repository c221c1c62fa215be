import { read, ApiError } from './client.server';
import { reportFailure } from './failure-report.server';
import type { components } from 'api/schema';

export type Contact = components['schemas']['ContactResponse'];

/** 'empty': none was entered; 'unsuccessful': the API refused; 'exception': it gave no valid answer. */
export type ContactOutcome =
  { outcome: 'loaded'; contact: Contact } | { outcome: 'empty' | 'unsuccessful' | 'exception' };

export const loaded = (result: ContactOutcome) => (result.outcome === 'loaded' ? result.contact : undefined);

/** The one contact record. Never rejects: the page has a text for each failure. */
export async function loadContact(): Promise<ContactOutcome> {
  try {
    const [contact] = await read('/api/contact', { query: { range: '[0,0]' } });
    return contact ? { outcome: 'loaded', contact } : { outcome: 'empty' };
  } catch (error) {
    reportFailure('Gagal memuat kontak', error);
    return { outcome: error instanceof ApiError ? 'unsuccessful' : 'exception' };
  }
}
