import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type DragEvent, useEffect, useRef } from 'react';
import { FieldTitle, useEvent, useInput, useRecordFromLocation, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { PICTURE } from '../../i18n/forms';
import { Picture } from '../record/Picture';
import { ChosenPicture } from './ChosenPicture';
import { FileButton } from './FileButton';
import { ACCEPTED_PICTURES, decodedProblem } from './pictureProblem';
import { readPicture } from './readPicture';

const FRAME = { width: 160, height: 120, borderRadius: 1, border: 1, borderColor: 'divider', flexShrink: 0 };
const TOUCH_ONLY = { '@media (hover: hover), (pointer: fine)': { display: 'none' } };

const UNDO = { stored: PICTURE.remove, removed: PICTURE.undoRemove, chosen: PICTURE.undoChoice };

const REMOVED = '';
const identity = (value: unknown) => value;
const validate = async (value: unknown) =>
  value instanceof File ? decodedProblem(await readPicture(value)) : undefined;

/** Its value is the address of the stored picture, or a File. React Admin's ImageInput would drop refused files silently. */
export function PictureInput({ source }: { source: string }) {
  const { id, field, fieldState } = useInput({ source, validate, format: identity, parse: identity });
  const { trigger, resetField, getValues } = useFormContext();
  // Not the record, which the pictures that were added since are not in.
  const { defaultValues } = useFormState();
  const copied: unknown = useRecordFromLocation()?.[source];
  const problem = fieldState.error?.message;
  const value: unknown = field.value;
  const chosen = value instanceof File ? value : undefined;
  const address: unknown = defaultValues?.[source] ?? copied;
  const stored = typeof address === 'string' ? address : undefined;
  const storedState = stored === undefined ? 'none' : value === REMOVED ? 'removed' : 'stored';
  const state = chosen ? 'chosen' : storedState;
  const input = useRef<HTMLInputElement>(null);

  async function read(file: File) {
    field.onChange(file);
    const copy = await readPicture(file);
    // Meanwhile another one may have been chosen, or none.
    if (getValues(source) !== file) return;
    field.onChange(copy);
    void trigger(source);
  }
  const choose = (file: File | undefined) => void (file && read(file));
  usePastedFile(choose);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  }

  function handleClick() {
    if (state === 'stored') return field.onChange(REMOVED);
    if (copied === undefined) resetField(source);
    else field.onChange(copied);
    // Without a stored picture the button disappears, and the focus with it.
    if (stored === undefined) input.current?.focus();
  }

  const controls = useRef<HTMLDivElement>(null);
  // The SaveBar may cover the problem.
  useEffect(() => {
    if (problem) controls.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        <FieldTitle source={source} />
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mt: 0.5, alignItems: { sm: 'center' } }}>
        {chosen && !problem ? (
          <ChosenPicture file={chosen} alt={`${PICTURE.chosen}: ${chosen.name}`} sx={FRAME} />
        ) : (
          <Picture
            image={state === 'stored' && stored ? stored : null}
            alt={PICTURE.stored}
            width={160}
            sx={FRAME}
          />
        )}
        <Stack ref={controls} sx={{ gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <FileButton
              id={id}
              name={source}
              aria-describedby={`${id}-hint`}
              accept={ACCEPTED_PICTURES}
              label={PICTURE.choose}
              onChoose={choose}
              inputRef={input}
            />
            <Box sx={TOUCH_ONLY}>
              <FileButton
                id={`${id}-camera`}
                capture="environment"
                accept={ACCEPTED_PICTURES}
                label={PICTURE.camera}
                onChoose={choose}
              />
            </Box>
          </Stack>
          <FormHelperText
            id={`${id}-hint`}
            error={Boolean(problem)}
            sx={{ m: 0 }}
            role={problem ? 'alert' : undefined}
          >
            {problem ? <ValidationError error={problem} /> : PICTURE.hint}
          </FormHelperText>
          {state !== 'none' && (
            // One button for all three actions, so that it keeps the focus.
            <Button size="small" color={state === 'stored' ? 'error' : 'primary'} onClick={handleClick}>
              {UNDO[state]}
            </Button>
          )}
          <Typography role="status" variant="body2">
            {state === 'removed' && PICTURE.removed}
          </Typography>
        </Stack>
      </Stack>
    </Box>
  );
}

/** Takes a file that is pasted anywhere on the screen, unless the clipboard also has text for the focused field. */
function usePastedFile(onPaste: (file: File) => void): void {
  const handlePaste = useEvent((event: ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? {};
    const [file] = files ?? [];
    if (!file || types?.includes('text/plain')) return;
    event.preventDefault();
    onPaste(file);
  });
  useEffect(() => {
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [handlePaste]);
}
