import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type ComponentProps, forwardRef } from 'react';
import { hiddenFileInput } from '../theme/visuallyHidden';
import { ACCEPTED_PICTURES } from './pictureProblem';

interface PictureChoiceProps extends Pick<ComponentProps<'input'>, 'name' | 'capture' | 'aria-describedby'> {
  id: string;
  label: string;
  onChoose: (file: File | undefined) => void;
  /** On devices with touch only. */
  touchOnly?: boolean;
}

/** A button that opens a choice of files, or the camera. */
export const PictureChoice = forwardRef<HTMLInputElement, PictureChoiceProps>(function PictureChoice(
  { id, label, onChoose, touchOnly = false, ...input },
  ref,
) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChoose(event.target.files?.[0]);
    // So that the same file can be chosen again after the choice was undone.
    event.target.value = '';
  }
  return (
    <Box sx={touchOnly ? { '@media (hover: hover), (pointer: fine)': { display: 'none' } } : undefined}>
      <Box
        {...input}
        component="input"
        ref={ref}
        id={id}
        type="file"
        accept={ACCEPTED_PICTURES.join(',')}
        onChange={handleChange}
        sx={hiddenFileInput}
      />
      <Button component="label" htmlFor={id} role={undefined} tabIndex={-1} variant="outlined" size="small">
        {label}
      </Button>
    </Box>
  );
});
