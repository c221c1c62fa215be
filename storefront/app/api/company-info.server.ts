import { read } from './client.server';
import { reportFailure } from './failure-report.server';
import type { components } from 'api/schema';

export type CompanyInfo = components['schemas']['CompanyInfoResponse'];

/** Never rejects: pages leave the section out without it. */
export async function loadCompanyInfo(): Promise<CompanyInfo[]> {
  try {
    return await read('/api/dashboard', {});
  } catch (error) {
    reportFailure('Gagal memuat informasi perusahaan', error);
    return [];
  }
}
