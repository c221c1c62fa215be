import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { HttpError, useDataProvider, useRegisterMutationMiddleware } from 'react-admin';
import type { ErrorEnvelope, ProductResponse } from 'api/schema';
import { templateOf } from '../form/templateOf';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { changedSpecs, outgrown, type SpecField, type TypedSpecs } from './specs';

interface Params {
  data: { specs?: TypedSpecs | null; category_id?: unknown };
  previousData?: ProductResponse;
}
type Save = (resource: string, params: { data: object }) => Promise<unknown>;

/** Saves of the specifications what has changed, as far as the fields of the category have a place for it. */
export function useSentSpecs(original: unknown): void {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const middleware = useCallback(
    async (resource: string, params: Params, save: Save) => {
      const { data, previousData: { specs: stored } = {} } = params;
      const { specs, category_id } = data;
      if (!specs || (specs === stored && category_id === original)) return save(resource, params);
      const fieldsOf = async (category: unknown) =>
        Number(category) > 0
          ? (await provider.getList<SpecField>('spesifikasi', templateOf(Number(category)))).data
          : [];
      const template = await fieldsOf(category_id);
      const origin = category_id === original ? template : await fieldsOf(original);
      const unfit = category_id === original ? outgrown(template, { specs, origin }, stored ?? {}) : [];
      if (unfit.length > 0) {
        void queries.invalidateQueries({ queryKey: ['spesifikasi'] });
        throw new HttpError('', 422, refusing(unfit));
      }
      const changed = changedSpecs(template, { specs, origin }, stored);
      return save(resource, { ...params, data: { ...data, specs: changed ?? stored } });
    },
    [provider, queries, original],
  );
  useRegisterMutationMiddleware(middleware);
}

/** As the server refuses fields. */
function refusing(fields: readonly SpecField[]): ErrorEnvelope {
  const errors = fields.map(({ key, label }) => [`specs.${key}`, SPEC_INPUTS.outgrown(label)] as const);
  return { success: false, message: '', data: null, errors: Object.fromEntries(errors) };
}
