import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FieldTitle, ValidationError } from 'react-admin';
import { PICTURE } from '../i18n/forms';
import { Picture } from '../record/Picture';
import { ChosenPicture } from './ChosenPicture';
import { narrownessOf } from './decodedPicture';
import { PictureChoice } from './PictureChoice';
import { usePastedFile } from './usePastedFile';
import { usePictureField } from './usePictureField';

const FocusPoint = lazy(() => import('./FocusPoint'));

const FRAME = { width: 160, height: 120, borderRadius: 1, border: 1, borderColor: 'divider', flexShrink: 0 };
/** All of it, as large as fits. */
const WHOLE = {
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: 180,
  minWidth: 44,
  minHeight: 44,
  borderRadius: 1,
};

const UNDO = { stored: PICTURE.remove, removed: PICTURE.undoRemove, chosen: PICTURE.undoChoice };

interface PictureInputProps {
  source: string;
  /** The field for the point that crops of the picture keep in sight. */
  focus?: string;
}

/**
 * The picture of a record: the address of the stored one, or the File chosen instead. A plain file input, because React
 * Admin's drops refused files silently.
 */
export function PictureInput({ source, focus }: PictureInputProps) {
  const { id, chosen, stored, state, problem, choose, undo } = usePictureField(source, focus);
  const input = useRef<HTMLInputElement>(null);
  usePastedFile(choose);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  }

  function handleClick() {
    undo();
    // Without a stored picture the button disappears, and the focus with it.
    if (stored === undefined) input.current?.focus();
  }

  const narrowness = useNarrowness(chosen);
  const said = useRef<HTMLDivElement>(null);
  // The bar that saves the form may cover it.
  useEffect(() => {
    if (problem ?? narrowness) said.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, narrowness]);
  const frame = focus ? WHOLE : FRAME;
  const isShown = state === 'chosen' ? !problem : state === 'stored';
  const picture =
    chosen && isShown ? (
      <ChosenPicture file={chosen} alt={`${PICTURE.chosen}: ${chosen.name}`} sx={frame} />
    ) : (
      <Picture
        image={isShown && stored ? stored : null}
        alt={PICTURE.stored}
        width={160}
        sx={isShown ? frame : FRAME}
      />
    );
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        <FieldTitle source={source} />
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, mt: 0.5, alignItems: { sm: 'center' } }}>
        {focus && isShown ? (
          <Suspense fallback={picture}>
            <FocusPoint source={focus}>{picture}</FocusPoint>
          </Suspense>
        ) : (
          picture
        )}
        <Stack ref={said} sx={{ gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
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
          {focus && isShown && (
            <Typography variant="caption" color="textSecondary">
              {PICTURE.focusHint}
            </Typography>
          )}
          {state !== 'none' && (
            // One button for all three actions, so that it keeps the focus.
            <Button size="small" color={state === 'stored' ? 'error' : 'primary'} onClick={handleClick}>
              {UNDO[state]}
            </Button>
          )}
          <Typography role="status" variant="body2">
            {state === 'removed' ? PICTURE.removed : !problem && narrowness}
          </Typography>
        </Stack>
      </Stack>
    </Box>
  );
}

/** A warning of a chosen picture with few pixels. */
function useNarrowness(chosen: File | undefined): string | undefined {
  const [warned, setWarned] = useState<{ of: unknown; text: string | undefined }>();
  useEffect(() => {
    let left = false;
    if (chosen) void narrownessOf(chosen).then((text) => !left && setWarned({ of: chosen, text }));
    return () => {
      left = true;
    };
  }, [chosen]);
  return warned?.of === chosen ? warned?.text : undefined;
}
