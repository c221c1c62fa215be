import { useState } from 'react';
import { HISTORY } from '../i18n/texts';
import { Picture } from '../record/Picture';

/** A picture of the history, which may have been deleted since. */
export function Thumbnail({ image }: { image: string }) {
  const [gone, setGone] = useState(false);
  if (gone) return HISTORY.pictureGone;
  return (
    <Picture
      image={image}
      alt={HISTORY.picture}
      width={96}
      sx={{ width: 96, height: 72, borderRadius: 1, verticalAlign: 'middle' }}
      onError={() => setGone(true)}
    />
  );
}
