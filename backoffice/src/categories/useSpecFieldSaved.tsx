import { useDataProvider, useNotify } from 'react-admin';
import type { SpecFieldResponse } from '../api/schema';
import { SPECS } from '../i18n/specTexts';
import { filtered, PATHS } from '../paths';
import { NotificationLink } from '../record/NotificationLink';
import { ONE_ROW } from '../record/oneRow';

/** Says that a field is saved, and of one that is required from now on which products of its category lack something. */
export function useSpecFieldSaved() {
  const provider = useDataProvider();
  const notify = useNotify();
  return async (sentence: string, after: SpecFieldResponse, before?: SpecFieldResponse) => {
    const filter = { category_id: after.category_id, lacks: 'required' };
    const isAsked = after.required && !before?.required;
    const lacking = isAsked
      ? await provider.getList('produk', { ...ONE_ROW, filter }).catch(() => {})
      : undefined;
    if (!lacking?.total) return notify(sentence, { type: 'success' });
    notify(`${sentence} ${SPECS.lackedBy(lacking.total)}`, {
      type: 'warning',
      multiLine: true,
      autoHideDuration: null,
      action: <NotificationLink to={filtered(PATHS.products, filter)} label={SPECS.lacking} />,
    });
  };
}
