import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider } from 'react-admin';
import type { FeedReport } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import type { SheetFormat } from '../api/productSheets';
import { FEED, IMPORT, PRICE_LIST } from '../i18n/import';
import { PageHeading } from '../layout/PageHeading';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { FEEDS } from '../paths';
import { CopyButton } from '../record/CopyButton';
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

/** The addresses of the feeds, and what they leave out. */
function MetaFeed() {
  const provider = useDataProvider<typeof dataProvider>();
  const { data, error } = useQuery({ queryKey: ['feed'], queryFn: () => provider.feedReport() });
  return (
    <>
      <Address language={FEED.languages.en} path={FEEDS.en} />
      <Address language={FEED.languages.id} path={FEEDS.id} />
      {error && <Typography role="alert">{FEED.notLoaded}</Typography>}
      {data && (
        <Typography>
          {FEED.listed(data)} {data.omitted === 0 && FEED.allListed}
        </Typography>
      )}
      {data && data.omitted > 0 && <Omissions report={data} />}
    </>
  );
}

function Address({ language, path }: { language: string; path: string }) {
  const address = location.origin + path;
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        {language}
        <CopyButton text={address} copied={FEED.copied} size="small" aria-label={FEED.copyOf(language)} />
      </Stack>
      <Link href={path} sx={{ display: 'inline-block', overflowWrap: 'anywhere', py: 0.5 }}>
        {address}
      </Link>
    </div>
  );
}

function Omissions({ report }: { report: FeedReport }) {
  const createPath = useCreatePath();
  const [isOpen, setOpen] = useState(false);
  const others = report.omitted - report.first.length;
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        {FEED.omitted(report)}
      </Box>
      {isOpen && (
        <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere', '& li': { py: 0.25 } }}>
          {report.first.map(({ id, name, reasons }) => (
            <li key={id}>
              <Link component={LinkBase} to={createPath({ resource: 'produk', type: 'edit', id })}>
                {name}
              </Link>
              : {reasons.map((reason) => FEED.reasons[reason]).join(', ')}
            </li>
          ))}
          {others > 0 && <li>{FEED.others(others)}</li>}
        </Box>
      )}
    </Box>
  );
}
