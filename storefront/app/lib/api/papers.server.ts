import type { components } from 'api/schema';
import { read } from './client.server';
import { withFallback } from './failure-report.server';

export interface Papers {
  documents: components['schemas']['DocumentResponse'][];
  certificates: components['schemas']['CertificateResponse'][];
}

/** Never rejects: a page does without what cannot be read. */
export async function loadPapers(of: { product_id: number } | { company: true }): Promise<Papers> {
  const query = { filter: JSON.stringify(of) };
  const [documents, certificates] = await Promise.all([
    withFallback([], 'Gagal memuat dokumen', read('/api/document', { query })),
    withFallback([], 'Gagal memuat sertifikat', read('/api/certificate', { query })),
  ]);
  return { documents, certificates };
}
