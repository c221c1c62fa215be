import { useRecordContext } from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import type { ProductResponse } from '../api/schema';
import { isSame } from '../form/isSame';
import { useBeginning } from '../form/useBeginning';
import { useStillRight } from '../form/useStillRight';
import { OUTDATED } from '../i18n/texts';
import { FieldLinks } from './FieldLinks';
import { useLabelled } from './useLabelled';

/** The translations that are marked in the form: most of it is out of sight. */
export function OutdatedEnglish() {
  const { outdated_translations = [] } = useRecordContext<Partial<ProductResponse>>() ?? {};
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>();
  const { confirmed } = useStillRight();
  const labelled = useLabelled();
  const outdated = outdated_translations.filter(
    (field) => !confirmed.includes(field) && isSame(get(values, field), get(beginning, field)),
  );
  return <FieldLinks text={OUTDATED} fields={labelled(outdated)} />;
}
