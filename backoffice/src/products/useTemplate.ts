import { useState } from 'react';
import { useGetList } from 'react-admin';
import { templateOf } from '../form/templateOf';
import type { SpecField } from './specs';

const NONE: readonly SpecField[] = [];

/** The fields of a category; undefined until they are there. */
export function useTemplate(category: unknown): readonly SpecField[] | undefined {
  const id = Number(category);
  const enabled = id > 0;
  const { data } = useGetList<SpecField>('spesifikasi', templateOf(id), { enabled });
  return enabled ? data : NONE;
}

/** The fields of all categories that were looked at, which know what their values are called. */
export function useSeen(...templates: (readonly SpecField[] | undefined)[]): readonly SpecField[] {
  const [seen, setSeen] = useState(NONE);
  const found = templates
    .flatMap((fields = NONE) => fields)
    .filter(({ id }) => !seen.some((field) => field.id === id));
  const all = [...seen, ...found];
  if (found.length > 0) setSeen(all);
  return all;
}
