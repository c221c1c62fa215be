import { DESCRIPTIONS, type OldNumber, stillIn } from 'api/old-numbers';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { Doubt } from '../record/Doubt';

/** Below a changed value: that a description still has the old one, and contradicts it on the site. */
export function OldNumbers({ changed }: { changed: readonly OldNumber[] }) {
  const texts = useWatch<Record<string, string | null | undefined>>({ name: DESCRIPTIONS });
  const said = stillIn(Object.fromEntries(DESCRIPTIONS.map((place, at) => [place, texts[at]])), changed);
  return (
    <Box role="status" sx={{ typography: 'body2' }}>
      {said.map((sentence) => (
        <Doubt key={sentence}>{sentence}</Doubt>
      ))}
    </Box>
  );
}
