import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRODUCT, TRASH } from '../i18n/texts';
import { WORK } from '../i18n/workTexts';
import { CountCard } from './CountCard';
import { LatestChanges } from './LatestChanges';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

/** What staff may have to do, and what was done last. */
export default function Work() {
  return (
    <>
      <Box component="section" aria-labelledby="overview-work">
        <Typography id="overview-work" variant="h2" sx={{ mb: 1.5 }}>
          {WORK.incomplete}
        </Typography>
        <Box sx={GRID}>
          {Object.entries(PRODUCT.lacks).map(([lacks, label]) => (
            <CountCard key={lacks} resource="produk" label={label} filter={{ lacks }} />
          ))}
          {Object.entries(WORK.categories).map(([lacks, label]) => (
            <CountCard key={lacks} resource="kategori" label={label} filter={{ lacks }} />
          ))}
          <CountCard resource="sampah" label={TRASH.title} />
        </Box>
      </Box>
      <LatestChanges />
    </>
  );
}
