import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { WORK } from '../i18n/dashboard';
import { logOnly } from '../components/list/logOnly';
import { PATHS } from '../paths';
import { COUNT_ONLY } from '../components/record/countOnly';
import { visuallyHidden } from '../layout/theme/visuallyHidden';
import { ALL } from './CompanyInfoCards';

/** Shown until an empty catalogue has all it needs. Its queries are those of the overview, so they cost no request. */
export default function FirstSteps() {
  const createPath = useCreatePath();
  const totals = {
    kontak: useGetList('kontak', COUNT_ONLY, logOnly).total,
    kategori: useGetList('kategori', COUNT_ONLY, logOnly).total,
    produk: useGetList('produk', COUNT_ONLY, logOnly).total,
    dashboard: useGetList('dashboard', ALL, logOnly).total,
  };
  const steps = Object.entries(totals).flatMap(([resource, total]) =>
    total === undefined ? [] : { resource: resource as keyof typeof totals, done: total > 0 },
  );
  if (steps.every(({ done }) => done)) return null;

  /** Company information has no list. */
  const pathOf = ({ resource, done }: (typeof steps)[number]) => {
    if (resource === 'dashboard') return PATHS.addCompanyInfo;
    return createPath({ resource, type: done ? 'list' : 'create' });
  };
  return (
    <Card component="section" aria-labelledby="overview-steps" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="overview-steps" variant="h2">
        {WORK.firstSteps}
      </Typography>
      <Typography color="textSecondary">{WORK.firstStepsHint}</Typography>
      <Stack component="ol" sx={{ alignItems: 'flex-start', listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {steps.map((step) => (
          <li key={step.resource}>
            <Button
              component={LinkBase}
              to={pathOf(step)}
              startIcon={step.done ? <DoneIcon /> : <OpenIcon />}
              sx={step.done ? { color: 'text.secondary' } : undefined}
            >
              {WORK.steps[step.resource]}
              {step.done && (
                <Box component="span" sx={visuallyHidden}>
                  {`, ${WORK.done}`}
                </Box>
              )}
            </Button>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
