import Box from '@mui/material/Box';
import { agreeAgain } from 'api/agree-again';
import { type ReactNode, Suspense } from 'react';
import { maxLength, TextInput, type TextInputProps, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FORM } from '../i18n/formTexts';
import { OUTDATED } from '../i18n/texts';
import { hintPart } from '../record/hintPart';
import { isSame } from './isSame';
import { useBeginning } from './useBeginning';

const StillRight = hintPart(() => import('./StillRight'));

/** In the grid of a form. */
export const SIDE_BY_SIDE = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gridColumn: '1 / -1',
};
/** Of a window with little height, less its bars: a field with the focus is seen whole. */
const MOST_ROWS = 10;
export const MARKED = {
  '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'warning.main', fontWeight: 600 },
};

export interface TranslatedInputProps extends Pick<
  TextInputProps,
  'validate' | 'isRequired' | 'autoFocus' | 'minRows' | 'onChange'
> {
  source: string;
  /** The field of the translation: its end is its language. */
  translation: `${string}_en` | `${string}_id`;
  /** In characters, of either text. */
  longest: number;
  hint?: ReactNode;
  /** Of the translation, when it is not that of both. */
  translationHint?: ReactNode;
  translationValidate?: TextInputProps['validate'];
  /** Of either text, what it should not stay with. */
  remnant?: (field: string, text: unknown) => string | undefined;
}

/** A text and its translation: one is marked while it may be older than the other. */
export function TranslatedInput({
  source,
  translation,
  longest,
  hint,
  translationHint = hint,
  remnant,
  validate = maxLength(longest),
  translationValidate = maxLength(longest),
  isRequired,
  autoFocus,
  minRows,
  onChange,
}: TranslatedInputProps) {
  const [lang, other] = translation.endsWith('_en') ? (['id', 'en'] as const) : (['en', 'id'] as const);
  // Of what is written in Indonesian first only the translation can be outdated.
  const isEitherWay = other === 'id';
  const doubt = useDoubt(source, translation, other, remnant);
  const translationDoubt = useDoubt(translation, source, lang, remnant);
  const rows = { multiline: minRows !== undefined, minRows, maxRows: MOST_ROWS };
  return (
    // For the focus a browser scrolls to the caret alone: the end of a long text stays below the bar that saves.
    <Box sx={SIDE_BY_SIDE} onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}>
      <Checkable field={source} doubt={isEitherWay ? doubt : undefined}>
        <TextInput
          source={source}
          {...{ validate, isRequired, autoFocus, onChange, ...rows }}
          helperText={doubt ?? hint ?? false}
          sx={doubt ? MARKED : undefined}
          slotProps={{ htmlInput: { lang } }}
        />
      </Checkable>
      <Checkable field={translation} doubt={translationDoubt}>
        <TextInput
          source={translation}
          validate={translationValidate}
          {...rows}
          helperText={translationDoubt ?? translationHint ?? false}
          sx={translationDoubt ? MARKED : undefined}
          slotProps={{ htmlInput: { lang: other } }}
        />
      </Checkable>
    </Box>
  );
}

const CHECKABLE: readonly string[] = [OUTDATED, ...Object.values(FORM.changed)];

/** One that may be outdated can be said to be right. */
export function Checkable({
  field,
  doubt,
  children,
}: {
  field: string;
  doubt?: string;
  children: ReactNode;
}) {
  return (
    <div>
      {children}
      {doubt !== undefined && CHECKABLE.includes(doubt) && (
        <Suspense>
          <StillRight field={field} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * What is to be said of a text: that it is missing, or, unless it was edited in this form, that it may be older than the other one.
 * @param language of the other text
 */
function useDoubt(
  field: string,
  other: string,
  language: keyof typeof FORM.changed,
  remnant: TranslatedInputProps['remnant'],
): string | undefined {
  const record = useRecordContext<{ id: number; outdated_translations?: string[] }>();
  const outdated = record?.outdated_translations ?? [];
  const beginning = useBeginning();
  const [text, otherText] = useWatch<Record<string, unknown>>({ name: [field, other] });
  const left = remnant?.(field, text);
  if (!text && otherText) return FORM.missing[language];
  if (left || !text || !isSame(text, beginning[field])) return left;
  // One that was missing is no change of what this text says.
  if (beginning[other] && !isSame(otherText, beginning[other]))
    // Nor is that of one that was outdated: it has caught up.
    return outdated.includes(other) || agreeAgain(beginning[other], otherText, text)
      ? undefined
      : FORM.changed[language];
  return outdated.includes(field) ? OUTDATED : undefined;
}
