import { useFormContext, useWatch } from 'react-hook-form';

const FIELD = 'current_translations';

/** The translations that are said to be right as they are, in this form, which has them with commas between them. */
export function useStillRight() {
  const { setValue } = useFormContext();
  const fields = useWatch<Record<string, string | undefined>>({ name: FIELD });
  const confirmed = fields ? fields.split(',') : [];
  const confirm = (field: string, isRight: boolean) => {
    const others = confirmed.filter((each) => each !== field);
    setValue(FIELD, (isRight ? [...others, field] : others).join(), { shouldDirty: true });
  };
  return { confirmed, confirm };
}
