import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { FieldTitle, useResourceContext } from 'react-admin';
import { PICTURE } from '../i18n/formTexts';
import { OUTDATED } from '../i18n/outdatedTexts';
import { HISTORY } from '../i18n/texts';
import { formatValue } from '../record/formatValue';
import { Picture } from '../record/Picture';
import { twoLines } from '../theme/twoLines';
import { ChosenPicture } from './ChosenPicture';

type Values = Readonly<Record<string, unknown>>;

const THUMBNAIL = { width: 88, height: 66, borderRadius: 1, verticalAlign: 'middle' };

interface BothChangedProps {
  fields: readonly string[];
  stored: Values;
  typed: Values;
}

/** The fields that two administrators have changed, with both values where there is room for them. */
export function BothChanged({ fields, stored, typed }: BothChangedProps) {
  const resource = useResourceContext();
  if (fields.length === 0) return null;
  return (
    <>
      <DialogContentText sx={{ mt: 1 }}>{OUTDATED.both}</DialogContentText>
      <Box component="ul" sx={{ my: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {fields.map((field) => {
          const [theirs, mine] = [inWords(field, stored[field]), inWords(field, typed[field])];
          return (
            <li key={field}>
              <strong>
                <FieldTitle source={field} resource={resource} />
              </strong>
              {field === 'image' && (
                <>
                  <Box>
                    {OUTDATED.stored('')}
                    <Thumbnail image={stored[field]} alt={PICTURE.stored} />
                  </Box>
                  <Box sx={{ mt: 0.5 }}>
                    {OUTDATED.typed('')}
                    <Thumbnail image={typed[field]} alt={PICTURE.chosen} />
                  </Box>
                </>
              )}
              {theirs !== undefined && mine !== undefined && (
                <>
                  <Box sx={twoLines}>{OUTDATED.stored(theirs)}</Box>
                  <Box sx={twoLines}>{OUTDATED.typed(mine)}</Box>
                </>
              )}
            </li>
          );
        })}
      </Box>
    </>
  );
}

function Thumbnail({ image, alt }: { image: unknown; alt: string }) {
  if (image instanceof File) return <ChosenPicture file={image} alt={alt} sx={THUMBNAIL} />;
  if (typeof image !== 'string' || image === '') return HISTORY.nothing;
  return <Picture image={image} alt={alt} width={88} sx={THUMBNAIL} />;
}

/** Undefined for what has no words here: specifications, a category. */
function inWords(field: string, value: unknown): string | undefined {
  if (field === 'category_id' || field === 'image') return undefined;
  if (value === null || value === undefined || value === '') return HISTORY.nothing;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return formatValue(field, value);
}
