import { useCallback } from 'react';
import { useDataProvider, useRegisterMutationMiddleware } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { templateOf } from '../form/templateOf';
import { changedSpecs, lackedIn, type SpecField, type TypedSpecs } from './specs';

interface Params {
  data: { specs?: TypedSpecs | null; category_id?: unknown };
  previousData?: ProductResponse;
}
type Save = (resource: string, params: { data: object }) => Promise<unknown>;

/** Saves of the specifications what has changed, as far as the fields of the category have a place for it. */
export function useSentSpecs(original: unknown): void {
  const provider = useDataProvider();
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
      const changed = changedSpecs(template, { specs, origin }, stored);
      const may_lack =
        category_id === original && lackedIn(template, { specs: stored ?? {}, origin }).length > 0;
      return save(resource, { ...params, data: { ...data, specs: changed ?? stored, may_lack } });
    },
    [provider, original],
  );
  useRegisterMutationMiddleware(middleware);
}
