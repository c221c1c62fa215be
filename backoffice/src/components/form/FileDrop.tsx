import { Box } from '@mui/material';
import { type ComponentProps, type DragEvent, type ReactNode, useId } from 'react';
import { FileButton } from './FileButton';

interface FileDropProps extends Omit<ComponentProps<typeof FileButton>, 'id'> {
  children?: ReactNode;
}

/** Files are dropped on it, or chosen with its button. */
export function FileDrop({ children, onChoose, ...button }: FileDropProps) {
  const id = useId();
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !button.disabled) onChoose(...files);
  }
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      {children}
      <FileButton {...button} id={id} onChoose={onChoose} />
    </Box>
  );
}
