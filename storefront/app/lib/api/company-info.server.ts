import { read } from './client.server';
import { withFallback } from './failure-report.server';
import type { components } from 'api/schema';

export type CompanyInfo = components['schemas']['CompanyInfoResponse'];

/** Never rejects: pages leave the section out without it. */
export function loadCompanyInfo(): Promise<CompanyInfo[]> {
  return withFallback([], 'Gagal memuat informasi perusahaan', read('/api/dashboard', {}));
}
