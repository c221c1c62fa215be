import { type Place, TEXTS } from 'api/number-places';
import { type OldNumber, placesOf, stillIn } from 'api/old-numbers';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { OLD_NUMBER } from '../i18n/oldNumberTexts';
import { Doubt } from '../record/Doubt';
import { useCategoryText } from './useCategoryText';

interface OldNumbersProps {
  /** With their places where these are known to be of the product alone, or of its category too. */
  changed: readonly (OldNumber & { places?: readonly Place[] })[];
  /** By which those that were there as the form came are said to be right; the form stays where it is. */
  confirm?: ReactNode;
}

/** Below a changed value: that a text of the product, or what the category says of its products, still has the old one, and contradicts it on the site. */
export function OldNumbers({ changed, confirm }: OldNumbersProps) {
  const [id, ...typed] = useWatch<Record<string, string | null | undefined>>({
    name: ['category_id', ...TEXTS],
  });
  const texts = Object.fromEntries(TEXTS.map((field, at) => [field, typed[at]]));
  const category = useCategoryText(changed.length > 0);
  const inCategory = changed.filter(
    (old) => (old.places?.includes('category') ?? true) && placesOf({ category }, old).length > 0,
  );
  const said = changed.flatMap((old) =>
    stillIn(inCategory.includes(old) ? { ...texts, category } : texts, [old]),
  );
  const createPath = useCreatePath();
  const place = useRef<HTMLDivElement>(null);
  const isSaid = said.length > 0;
  const isStored = confirm !== undefined;
  useEffect(() => {
    // Above the bar that saves.
    if (isSaid && !isStored) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaid, isStored]);
  return (
    <div>
      <Box ref={place} role="status" sx={{ typography: 'body2' }}>
        {said.map((sentence) => (
          <Doubt key={sentence}>{sentence}</Doubt>
        ))}
        {inCategory.length > 0 && (
          <>
            {/* Of what was changed before, no other product has it. */}
            {!isStored && <div>{OLD_NUMBER.ofOthers}</div>}
            <Link
              component={LinkBase}
              // Where the bar that saves leads to.
              id={isStored ? 'category' : undefined}
              to={createPath({ resource: 'kategori', type: 'edit', id: Number(id) })}
              target="_blank"
              rel="noopener"
            >
              {OLD_NUMBER.openCategory}
            </Link>
          </>
        )}
      </Box>
      {isSaid && confirm}
    </div>
  );
}
