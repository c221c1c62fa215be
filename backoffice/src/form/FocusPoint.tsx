import Box from '@mui/material/Box';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { PICTURE } from '../i18n/forms';

/** Per cent, of one press. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
};
const MARK = {
  position: 'absolute',
  width: 22,
  height: 22,
  transform: 'translate(-50%, -50%)',
  border: '2px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px rgb(0 0 0 / 60%), inset 0 0 0 2px rgb(0 0 0 / 60%)',
};

interface FocusPointProps {
  source: string;
  /** The whole picture. */
  children: ReactNode;
}

/** Which point of a picture its crops keep in sight, '50 30' in per cent: by a click, or with the arrow keys. */
export default function FocusPoint({ source, children }: FocusPointProps) {
  const { field } = useController({ name: source });
  const [x = 50, y = 50] = typeof field.value === 'string' ? field.value.split(' ').map(Number) : [];
  const move = (left: number, top: number) => field.onChange(`${percent(left)} ${percent(top)}`);

  function handleClick({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    move(x + step[0], y + step[1]);
  }

  return (
    <Box sx={{ position: 'relative', width: 'fit-content', flexShrink: 0 }}>
      {children}
      <Box
        role="slider"
        tabIndex={0}
        aria-label={PICTURE.focus}
        aria-valuenow={x}
        aria-valuetext={PICTURE.focusAt(x, y)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        sx={{ position: 'absolute', inset: 0, overflow: 'hidden', borderRadius: 1, cursor: 'crosshair' }}
      >
        <Box sx={MARK} style={{ left: `${x}%`, top: `${y}%` }} />
      </Box>
    </Box>
  );
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
