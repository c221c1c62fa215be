import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { LinkBase, useGetList } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { CompanyInfoResponse } from 'api/schema';
import { COMPANY_INFO, NO_ENGLISH, OUTDATED, OVERVIEW } from '../i18n/texts';
import { logOnly } from '../components/list/logOnly';
import { PATHS } from '../paths';
import { DeleteButton } from '../components/record/DeleteButton';
import { EditLink } from '../components/record/EditLink';
import { Picture } from '../components/record/Picture';
import { OverviewSection } from './OverviewSection';

export const ALL = {
  pagination: { page: 1, perPage: LIMITS.rows },
  sort: { field: 'id', order: 'ASC' },
} as const;
const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
};

const lacksEnglish = ({ judul_en, value_company_en }: CompanyInfoResponse) => !judul_en || !value_company_en;

export function CompanyInfoCards() {
  const query = useGetList<CompanyInfoResponse>('dashboard', ALL, logOnly);
  const add = (
    <Button component={LinkBase} to={PATHS.addCompanyInfo} size="small" startIcon={<AddIcon />}>
      {OVERVIEW.addCompanyInfo}
    </Button>
  );
  return (
    <OverviewSection title={OVERVIEW.companyInfo} action={add} query={query}>
      {query.data?.length === 0 && <Typography color="textSecondary">{OVERVIEW.noCompanyInfo}</Typography>}
      <Box sx={GRID}>
        {query.data?.map((info) => (
          <CompanyInfoCard key={info.id} info={info} />
        ))}
      </Box>
    </OverviewSection>
  );
}

function CompanyInfoCard({ info }: { info: CompanyInfoResponse }) {
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <Picture image={info.image} alt="" width={320} sx={{ width: '100%', height: 140 }} />
      <CardContent
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1, flex: 1 }}
      >
        <Typography variant="h3">{info.judul}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, whiteSpace: 'pre-line' }}>
          {info.value_company}
        </Typography>
        {lacksEnglish(info) && <Typography variant="caption">{NO_ENGLISH}</Typography>}
        {info.outdated_translations.length > 0 && <Typography variant="caption">{OUTDATED}</Typography>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <EditLink resource="dashboard" id={info.id} label={OVERVIEW.editCompanyInfo} variant="outlined" />
          <DeleteButton resource="dashboard" record={info} name={info.judul} texts={COMPANY_INFO} />
        </Stack>
      </CardContent>
    </Card>
  );
}
