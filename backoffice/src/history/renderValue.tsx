import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { isGone } from '../api/failure';
import { ChosenPicture } from '../components/form/ChosenPicture';
import { HISTORY } from '../i18n/texts';
import { Picture } from '../components/record/Picture';
import { type FieldValue, formatValue } from '../components/record/formatValue';

export function renderValue(field: string, value: FieldValue) {
  if (field === 'image' && typeof value === 'string') return <Thumbnail image={value} />;
  if (field === 'pictures' && typeof value === 'string') return value.split('\n').map(renderPicture);
  return formatValue(field, value);
}

/** Its address, and what is said of it. */
function renderPicture(line: string) {
  const [image = '', ...said] = line.split(' · ');
  return (
    <Box key={image} sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
      <Thumbnail image={image} />
      {said.join(' · ')}
    </Box>
  );
}

const SIZE = { width: 96, height: 72, borderRadius: 1, verticalAlign: 'middle' };

/** A picture that no record has any more loses its public address, but the API keeps it for some time. */
function Thumbnail({ image }: { image: string }) {
  const [failed, setFailed] = useState(false);
  const provider = useDataProvider<typeof dataProvider>();
  const { data, error } = useQuery({
    queryKey: ['picture', image],
    queryFn: () => provider.picture(image),
    enabled: failed,
    retry: false,
  });
  if (error) return isGone(error) ? HISTORY.pictureGone : HISTORY.pictureNotLoaded;
  if (data) return <ChosenPicture file={data} alt={HISTORY.picture} sx={SIZE} />;
  return <Picture image={image} alt={HISTORY.picture} width={96} sx={SIZE} onError={() => setFailed(true)} />;
}
