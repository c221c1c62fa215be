import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Fragment, useId } from 'react';
import { useReference } from 'react-admin';
import type { CategoryResponse } from 'api/schema';
import { PICTURE } from '../i18n/formTexts';
import { OUTDATED } from '../i18n/outdatedTexts';
import { HISTORY } from '../i18n/texts';
import { type FieldValue, formatValue } from '../record/formatValue';
import { Differing } from '../record/Differing';
import { Picture } from '../record/Picture';
import { specWithTest } from './specInWords';
import { ChosenPicture } from './ChosenPicture';
import { valueOf } from './comparison';
import type { Named } from './useNamed';

type Values = Readonly<Record<string, unknown>>;

/** At most a line. */
const SHORT = 40;
/** Of a long text: whole it would hide what it is asked about. */
const AROUND = 60;
const THUMBNAIL = { width: 88, height: 66, borderRadius: 1, verticalAlign: 'middle' };

interface BothChangedProps {
  /** Each of fields that go together. */
  choices: readonly (readonly string[])[];
  stored: Values;
  typed: Values;
  /** Of which what is stored stays. */
  left: readonly string[];
  onLeft: (fields: string[]) => void;
  named: Named;
}

/** The fields that two administrators have changed: both values, where there is room for them, and which of them stays. */
export function BothChanged({ choices, left, onLeft, ...versions }: BothChangedProps) {
  if (choices.length === 0) return null;
  return (
    <>
      <DialogContentText sx={{ mt: 1 }}>{OUTDATED.both}</DialogContentText>
      <Box component="ul" sx={{ my: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {choices.map((fields) => (
          <Choice
            key={fields.join()}
            {...versions}
            fields={fields}
            isLeft={fields.some((field) => left.includes(field))}
            onChoose={(isLeft) => {
              const others = left.filter((field) => !fields.includes(field));
              onLeft(isLeft ? [...others, ...fields] : others);
            }}
          />
        ))}
      </Box>
    </>
  );
}

interface ChoiceProps extends Pick<BothChangedProps, 'stored' | 'typed' | 'named'> {
  fields: readonly string[];
  isLeft: boolean;
  onChoose: (isLeft: boolean) => void;
}

function Choice({ fields, stored, typed, named, isLeft, onChoose }: ChoiceProps) {
  const id = useId();
  const options = [
    ['stored', OUTDATED.stored, stored, typed, PICTURE.stored],
    ['typed', OUTDATED.typed, typed, stored, PICTURE.chosen],
  ] as const;
  return (
    <li>
      <strong id={id}>{fields.map((field) => named(field).label).join(', ')}</strong>
      <RadioGroup
        aria-labelledby={id}
        value={isLeft ? 'stored' : 'typed'}
        onChange={(_, chosen) => onChoose(chosen === 'stored')}
      >
        {options.map(([value, text, values, others, alt]) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={
              <Box sx={{ my: 0.5 }}>
                {text}
                {fields.map((field, at) => (
                  <Fragment key={field}>
                    {at > 0 && ', '}
                    <Value
                      field={field}
                      value={valueOf(values, field)}
                      other={valueOf(others, field)}
                      alt={alt}
                      named={named}
                    />
                  </Fragment>
                ))}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </li>
  );
}

interface ValueProps extends Pick<BothChangedProps, 'named'> {
  field: string;
  value: unknown;
  /** That is the choice beside it. */
  other: unknown;
  /** Of a picture. */
  alt: string;
}

function Value({ field, value, other, alt, named }: ValueProps) {
  if (value === null || value === undefined || value === '') return HISTORY.nothing;
  if (value instanceof File) return <ChosenPicture file={value} alt={alt} sx={THUMBNAIL} />;
  if (typeof value === 'object') return specWithTest(value, named(field).spec);
  if (field === 'image' && typeof value === 'string')
    return <Picture image={value} alt={alt} width={88} sx={THUMBNAIL} />;
  if (field === 'category_id') return <CategoryName id={Number(value)} />;
  if (typeof value === 'string' && value.length > SHORT && typeof other === 'string')
    return <Differing text={value} other={other} around={AROUND} />;
  return formatValue(field, value as FieldValue);
}

function CategoryName({ id }: { id: number }) {
  const { referenceRecord } = useReference<CategoryResponse>({ reference: 'kategori', id });
  return referenceRecord?.nama_category;
}
