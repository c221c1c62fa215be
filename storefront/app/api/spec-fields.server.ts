import { withProcess } from 'api/process-words';
import { namedLike } from '~/named-like';
import { read } from './client.server';
import { reportFailure } from './failure-report.server';
import type { components } from 'api/schema';

export type SpecField = components['schemas']['SpecFieldResponse'];

/** The template of a category, in its order. Never rejects: without it a product's specifications are not shown. */
export async function loadSpecFields(category_id: number): Promise<SpecField[]> {
  const filter = JSON.stringify({ category_id });
  try {
    return await read('/api/spec-field', { query: { filter } }, 'unless empty');
  } catch (error) {
    reportFailure('Gagal memuat spesifikasi', error);
    return [];
  }
}

/** The ids of the categories whose templates have something that is called, or tested by, what is searched for. Never rejects. */
export async function findSpecifying(q: string): Promise<number[]> {
  try {
    const fields = await read('/api/spec-field', {}, 'unless empty');
    const asked = withProcess(q);
    const named = fields.filter(({ label, label_en, method }) =>
      namedLike(asked, [label, label_en ?? '', method ?? '']),
    );
    return [...new Set(named.map(({ category_id }) => category_id))];
  } catch (error) {
    reportFailure('Gagal memuat spesifikasi', error);
    return [];
  }
}
