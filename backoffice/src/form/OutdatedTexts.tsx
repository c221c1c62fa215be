import { agreeAgain } from 'api/agree-again';
import { useRecordContext } from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import { OUTDATED } from '../i18n/texts';
import { FieldLinks } from './FieldLinks';
import { isSame } from './isSame';
import { useBeginning } from './useBeginning';
import { useLabelled } from './useLabelled';
import { useStillRight } from './useStillRight';

/** The translations that are marked in the form, and the English ones that will be after the save: most of it is out of sight. */
export function OutdatedTexts() {
  const { outdated_translations = [] } =
    useRecordContext<{ id: number; outdated_translations?: string[] }>() ?? {};
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>();
  const { confirmed } = useStillRight();
  const labelled = useLabelled();
  const isChanged = (field: string) => !isSame(get(values, field), get(beginning, field));
  const changed = Object.keys(values).filter((field) => {
    const indonesian = indonesianOf(field, values);
    return (
      indonesian !== undefined &&
      typeof beginning[field] === 'string' &&
      isChanged(indonesian) &&
      !agreeAgain(get(beginning, indonesian), get(values, indonesian), values[field])
    );
  });
  const outdated = [...new Set([...outdated_translations, ...changed])].filter(
    (field) => !confirmed.includes(field) && !isChanged(field),
  );
  return <FieldLinks text={OUTDATED} fields={labelled(outdated)} />;
}

/** Of an English text: 'name' of 'name_en', 'intro_id' of 'intro'. */
function indonesianOf(field: string, values: object): string | undefined {
  if (field.endsWith('_en')) return field.slice(0, -'_en'.length);
  return `${field}_id` in values ? `${field}_id` : undefined;
}
