import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRODUCT, TRASH } from '../i18n/texts';
import { WORK } from '../i18n/overview';
import { CountCard } from './CountCard';
import { LatestChanges } from './LatestChanges';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
};

/** All tiles say nothing where nothing is to be done. */
const UNLESS_EMPTY = { '&:not(:has(a))': { display: 'none' } };

/** What staff may have to do, and what was done last. */
export default function Work() {
  return (
    <>
      <Box component="section" aria-labelledby="overview-work" sx={UNLESS_EMPTY}>
        <Typography id="overview-work" variant="h2" sx={{ mb: 1.5 }}>
          {WORK.incomplete}
        </Typography>
        <Box sx={GRID}>
          {Object.entries(PRODUCT.lacks).map(([lacks, label]) => (
            <CountCard key={lacks} resource="produk" label={label} filter={{ lacks }} hideNone />
          ))}
          {Object.entries(WORK.categories).map(([lacks, label]) => (
            <CountCard key={lacks} resource="kategori" label={label} filter={{ lacks }} hideNone />
          ))}
          <CountCard resource="sampah" label={TRASH.title} hideNone />
        </Box>
      </Box>
      <LatestChanges />
    </>
  );
}
