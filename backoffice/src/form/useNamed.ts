import { useGetList, useResourceContext, useTranslate } from 'react-admin';
import type { SpecFieldResponse } from 'api/schema';
import { templateOf } from './templateOf';

/** What a field of the surrounding form is called. */
export type Named = (field: string) => { label: string; spec?: SpecFieldResponse };

/** @param categories whose templates say what specifications are called */
export function useNamed(one: unknown, other: unknown): Named {
  const resource = useResourceContext();
  const translate = useTranslate();
  const specs = [...useSpecs(one), ...useSpecs(other)];
  return (field) => {
    const [name, key] = field.split('.');
    // While a category is tried out, several may have had one key: 'size#1'.
    const spec = key === undefined ? undefined : specs.find((known) => known.key === key.replace(/#.*/, ''));
    return { label: spec?.label ?? key ?? translate(`resources.${resource}.fields.${name}`), spec };
  };
}

function useSpecs(category: unknown): readonly SpecFieldResponse[] {
  const id = Number(category);
  const { data = [] } = useGetList<SpecFieldResponse>('spesifikasi', templateOf(id), { enabled: id > 0 });
  return data;
}
