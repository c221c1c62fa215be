import { useRecordContext } from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import type { ProductResponse } from '../api/schema';
import { isSame } from '../form/isSame';
import { useBeginning } from '../form/useBeginning';
import { useStillRight } from '../form/useStillRight';
import { OUTDATED } from '../i18n/texts';
import { FieldLinks } from './FieldLinks';
import { useLabelled } from './useLabelled';

/** The translations that are marked in the form, or will be after the save: most of it is out of sight. */
export function OutdatedEnglish() {
  const { outdated_translations = [] } = useRecordContext<Partial<ProductResponse>>() ?? {};
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>();
  const { confirmed } = useStillRight();
  const labelled = useLabelled();
  const isChanged = (field: string) => !isSame(get(values, field), get(beginning, field));
  const changed = Object.keys(values).filter(
    (field) => field.endsWith('_en') && beginning[field] && isChanged(field.slice(0, -'_en'.length)),
  );
  const outdated = [...new Set([...outdated_translations, ...changed])].filter(
    (field) => !confirmed.includes(field) && !isChanged(field),
  );
  return <FieldLinks text={OUTDATED} fields={labelled(outdated)} />;
}
