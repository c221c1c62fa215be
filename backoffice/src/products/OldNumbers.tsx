import { type Place, TEXTS } from 'api/number-places';
import type { OldNumber } from 'api/old-amounts';
import { placesOf, stillIn } from 'api/old-numbers';
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
  /** What the category says, and does not hold any more. */
  broken?: OldNumber;
  /** By which those that were there as the form came are said to be right; the form stays where it is. */
  confirm?: ReactNode;
}

/** Below a changed value: that a text of the product, or what the category says of its products, still has the old one, and contradicts it on the site. */
export function OldNumbers({ changed, broken, confirm }: OldNumbersProps) {
  const all: OldNumbersProps['changed'] = broken
    ? [...changed, { ...broken, places: ['category'] }]
    : changed;
  const [id, ...typed] = useWatch<Record<string, string | null | undefined>>({
    name: ['category_id', ...TEXTS],
  });
  const texts = Object.fromEntries(TEXTS.map((field, at) => [field, typed[at]]));
  const category = useCategoryText(all.length > 0);
  const inCategory = all.filter(
    (old) => (old.places?.includes('category') ?? true) && placesOf({ category }, old).length > 0,
  );
  const said = all.flatMap((old) => {
    const own = TEXTS.filter((field) => old.places?.includes(field) ?? true);
    const ofProduct = Object.fromEntries(own.map((field) => [field, texts[field]]));
    return stillIn(inCategory.includes(old) ? { ...ofProduct, category } : ofProduct, [old]);
  });
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
            {/* What was changed before is right there no more. */}
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
