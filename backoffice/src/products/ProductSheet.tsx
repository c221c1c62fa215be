import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { SheetFormat } from '../api/productSheets';
import { FEED, IMPORT, PRICE_LIST } from '../i18n/import';
import { PageHeading } from '../layout/PageHeading';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { MetaFeed } from './MetaFeed';
import { PriceList } from './PriceList';
import { ProductImport } from './ProductImport';

const FORMATS: readonly SheetFormat[] = ['xlsx', 'csv'];

/** Export and import of all products. */
export default function ProductSheet() {
  return (
    <>
      <PageHeading title={IMPORT.title} />
      <Stack sx={{ gap: 2.5, maxWidth: 720 }}>
        <Section title={IMPORT.exportTitle} hint={IMPORT.exportHint}>
          <Downloads texts={IMPORT.export} load={(provider, format) => provider.downloadProducts(format)} />
        </Section>
        <Section title={IMPORT.importTitle} hint={IMPORT.importHint}>
          <Rules />
          <Downloads texts={IMPORT.template} load={(provider, format) => provider.downloadTemplate(format)} />
          <ProductImport />
        </Section>
        <Section title={PRICE_LIST.title} hint={PRICE_LIST.hint}>
          <PriceList />
        </Section>
        <Section title={FEED.title} hint={FEED.hint}>
          <MetaFeed />
        </Section>
      </Stack>
    </>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card sx={{ overflow: 'clip' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="textSecondary">{hint}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}

function Rules() {
  return (
    <Box component="details" sx={{ color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.25 }}>
        {IMPORT.rulesTitle}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 3, '& li': { py: 0.25 } }}>
        {IMPORT.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
    </Box>
  );
}

interface DownloadsProps {
  texts: Record<SheetFormat, string>;
  load: (provider: typeof dataProvider, format: SheetFormat) => Promise<void>;
}

function Downloads({ texts, load }: DownloadsProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: SheetFormat) => load(provider, format),
    onError: (error) => notifyFailure(error, IMPORT.downloadFailed),
  });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {FORMATS.map((format) => (
        <Button key={format} variant="outlined" disabled={isPending} onClick={() => mutate(format)}>
          {texts[format]}
        </Button>
      ))}
    </Stack>
  );
}
