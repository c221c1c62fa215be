import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FieldTitle, useInput, useLocation, useRecordContext, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PICTURE } from '../i18n/formTexts';
import { Picture } from '../record/Picture';
import { ChosenPicture } from './ChosenPicture';
import { decodedProblem, narrownessOf } from './decodedPicture';
import { PictureChoice } from './PictureChoice';
import { usePastedFile } from './usePastedFile';

const FRAME = { width: 160, height: 120, borderRadius: 1, border: 1, borderColor: 'divider', flexShrink: 0 };

const validate = (value: unknown) => (value instanceof File ? decodedProblem(value) : undefined);

/** The value that makes the API remove the stored picture. */
const REMOVED = '';
const asItIs = (value: unknown) => value;

/**
 * The picture of a record: the address of the stored one, or the File chosen instead. A plain file input, because React
 * Admin's drops refused files silently.
 */
export function PictureInput({ source }: { source: string }) {
  const { id, field, fieldState } = useInput({ source, validate, format: asItIs, parse: asItIs });
  const { trigger, resetField } = useFormContext();
  const record = useRecordContext();
  const input = useRef<HTMLInputElement>(null);
  const chosen: unknown = field.value;
  const copied = useCopied(source);
  const stored: unknown = record?.[source] ?? copied;
  const hasStored = typeof stored === 'string';
  const removed = hasStored && chosen === REMOVED;
  const removable = hasStored && !removed && !(chosen instanceof File);

  function choose(file: File | undefined) {
    if (!file) return;
    field.onChange(file);
    void trigger(source);
  }

  usePastedFile(choose);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  }

  function handleClick() {
    if (removable) return field.onChange(REMOVED);
    if (copied === undefined) resetField(source);
    else field.onChange(copied);
    // Without a stored picture the button disappears, and the focus with it.
    if (!hasStored) input.current?.focus();
  }

  const narrowness = useNarrowness(chosen);
  const problem = fieldState.error?.message;
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        <FieldTitle source={source} />
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mt: 0.5, alignItems: { sm: 'center' } }}>
        {chosen instanceof File && !problem ? (
          <ChosenPicture file={chosen} alt={`${PICTURE.chosen}: ${chosen.name}`} sx={FRAME} />
        ) : (
          <Picture
            image={hasStored && !removed ? stored : null}
            alt={PICTURE.stored}
            width={160}
            sx={FRAME}
          />
        )}
        <Stack sx={{ gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <PictureChoice
              ref={input}
              id={id}
              name={source}
              aria-describedby={`${id}-hint`}
              label={PICTURE.choose}
              onChoose={choose}
            />
            <PictureChoice
              id={`${id}-camera`}
              capture="environment"
              label={PICTURE.camera}
              onChoose={choose}
              touchOnly
            />
          </Stack>
          <FormHelperText
            id={`${id}-hint`}
            error={Boolean(problem)}
            sx={{ m: 0 }}
            role={problem ? 'alert' : undefined}
          >
            {problem ? <ValidationError error={problem} /> : PICTURE.hint}
          </FormHelperText>
          {(hasStored || chosen instanceof File) && (
            // One button for all three actions, so that it keeps the focus.
            <Button size="small" color={removable ? 'error' : 'primary'} onClick={handleClick}>
              {removable ? PICTURE.remove : removed ? PICTURE.undoRemove : PICTURE.undoChoice}
            </Button>
          )}
          <Typography role="status" variant="body2">
            {removed ? PICTURE.removed : !problem && narrowness}
          </Typography>
        </Stack>
      </Stack>
    </Box>
  );
}

/** The picture of the product that the form was filled from. */
function useCopied(source: string): string | undefined {
  const { state } = useLocation() as { state: { record?: Record<string, unknown> } | null };
  const copied = state?.record?.[source];
  return typeof copied === 'string' ? copied : undefined;
}

/** A warning of a chosen picture with few pixels. */
function useNarrowness(chosen: unknown): string | undefined {
  const [warned, setWarned] = useState<{ of: unknown; text: string | undefined }>();
  useEffect(() => {
    let left = false;
    if (chosen instanceof File)
      void narrownessOf(chosen).then((text) => !left && setWarned({ of: chosen, text }));
    return () => {
      left = true;
    };
  }, [chosen]);
  return warned?.of === chosen ? warned?.text : undefined;
}
