import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import {
  maxLength,
  required,
  TextInput,
  type TextInputProps,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldRules } from '../api/requestBody';
import { OUTDATED } from '../i18n/texts';
import { SIDE_BY_SIDE } from './form/Section';

/** More would not fit into a window with little height. */
const MOST_ROWS = 10;

interface LocalizedTextInputProps extends Pick<
  TextInputProps,
  'validate' | 'isRequired' | 'autoFocus' | 'minRows'
> {
  source: string;
  translation?: `${string}_en` | `${string}_id`;
  hint?: ReactNode;
  translationHint?: ReactNode;
}

export function LocalizedTextInput({
  source,
  translation = `${source}_en`,
  hint,
  translationHint = hint,
  validate,
  isRequired,
  autoFocus,
  minRows,
}: LocalizedTextInputProps) {
  const isShort = maxLength(fieldRules(useResourceContext() ?? '')[source]?.maxLength);
  const [lang, other] = translation.endsWith('_en') ? (['id', 'en'] as const) : (['en', 'id'] as const);
  const outdated = useOutdated();
  const rows = { multiline: minRows !== undefined, minRows, maxRows: MOST_ROWS };
  return (
    // A browser scrolls only to the caret of a focused field: the end of a long text would stay behind the SaveBar.
    <Box sx={SIDE_BY_SIDE} onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}>
      <TextInput
        source={source}
        validate={validate ?? (isRequired ? [required(), isShort] : isShort)}
        {...{ isRequired, autoFocus, ...rows }}
        helperText={outdated(source) ?? hint}
        slotProps={{ htmlInput: { lang } }}
      />
      <TextInput
        source={translation}
        validate={isShort}
        {...rows}
        helperText={outdated(translation) ?? translationHint}
        slotProps={{ htmlInput: { lang: other } }}
      />
    </Box>
  );
}

/** Marks a translation that is older than its text, until the form changes it. */
export function useOutdated() {
  const record = useRecordContext<Record<string, unknown> & { id: number }>();
  const outdated = (record?.outdated_translations ?? []) as string[];
  const values = useWatch<Record<string, unknown>>({ name: outdated });
  return (field: string): ReactNode => {
    const at = outdated.indexOf(field);
    const isOutdated = at >= 0 && (field.includes('.') || values[at as never] === record?.[field]);
    return isOutdated ? <strong>{OUTDATED}</strong> : undefined;
  };
}
