import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { WORK } from '../i18n/dashboard';
import { logOnly } from '../components/list/logOnly';
import { PATHS } from '../paths';
import { ONE_ROW } from '../components/record/oneRow';
import { visuallyHidden } from '../layout/theme/visuallyHidden';
import { ALL } from './CompanyInfoCards';

/** What an empty catalogue needs, until it has all of it. The lists are those that the overview loads anyway. */
export default function FirstSteps() {
  const createPath = useCreatePath();
  const totals = {
    kontak: useGetList('kontak', ONE_ROW, logOnly).total,
    kategori: useGetList('kategori', ONE_ROW, logOnly).total,
    produk: useGetList('produk', ONE_ROW, logOnly).total,
    dashboard: useGetList('dashboard', ALL, logOnly).total,
  };
  const steps = Object.entries(totals).flatMap(([resource, total]) =>
    total === undefined ? [] : { resource: resource as keyof typeof totals, done: total > 0 },
  );
  if (steps.every(({ done }) => done)) return null;

  /** Of what is there already, the list; company information has none. */
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
