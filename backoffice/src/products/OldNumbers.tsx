import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { OLD_NUMBERS } from '../i18n/oldNumberTexts';
import { Doubt } from '../record/Doubt';
import { isWrittenIn, type OldNumber } from './oldNumber';

const TEXTS = ['description', 'description_en'] as const;

interface OldNumbersProps {
  /** With what it is called. */
  changed: readonly (OldNumber & { words: string })[];
}

/** Below a changed value: that a description still has the old one, and contradicts it on the site. */
export function OldNumbers({ changed }: OldNumbersProps) {
  const texts = useWatch<Record<string, string | null | undefined>>({ name: [...TEXTS] });
  const said = changed.flatMap((old) => {
    const places = TEXTS.filter((_, at) => isWrittenIn(texts[at] ?? '', old));
    return places.length > 0 ? [OLD_NUMBERS.stillIn(old.words, places)] : [];
  });
  return (
    <Box role="status" sx={{ typography: 'body2' }}>
      {said.map((sentence) => (
        <Doubt key={sentence}>{sentence}</Doubt>
      ))}
    </Box>
  );
}
