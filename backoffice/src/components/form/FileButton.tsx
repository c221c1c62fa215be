import { Box, Button } from '@mui/material';
import type { ComponentProps, Ref } from 'react';
import { visuallyHidden } from '../../layout/theme/visuallyHidden';

interface FileButtonProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'capture' | 'disabled' | 'multiple' | 'aria-describedby' | 'aria-label'
> {
  id: string;
  accept: readonly string[];
  label: string;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (...files: File[]) => void;
}

/** Its label replaces the browser's own, which may not be in Indonesian. */
export function FileButton({ id, accept, label, inputRef, onChoose, ...input }: FileButtonProps) {
  return (
    <>
      <Box
        {...input}
        component="input"
        ref={inputRef}
        id={id}
        type="file"
        accept={accept.join(',')}
        onChange={({ target }) => {
          onChoose(...(target.files ?? []));
          // Otherwise the same file, or a corrected one of its name, could not be chosen again.
          target.value = '';
        }}
        sx={{ ...visuallyHidden, '&:focus-visible + label': { outline: 2, outlineOffset: 2 } }}
      />
      <Button
        component="label"
        htmlFor={id}
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        disabled={input.disabled}
      >
        {label}
      </Button>
    </>
  );
}
