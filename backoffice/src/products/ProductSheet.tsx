import { Box, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { FeedReport } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import type { SheetFormat } from '../api/productSheets';
import { FEED, IMPORT, LANGUAGES, PRICE_LIST } from '../i18n/import';
import { PageHeading } from '../layout/PageHeading';
import { TitledCard } from '../layout/TitledCard';
import { FEEDS, PRICE_LISTS } from '../paths';
import { ActionButton } from '../components/record/ActionButton';
import { CopyButton } from '../components/record/CopyButton';
import { NameLink } from '../components/record/NameLink';
import { ProductImport } from './ProductImport';

const FORMATS: readonly SheetFormat[] = ['xlsx', 'csv'];

export default function ProductSheet() {
  return (
    <>
      <PageHeading title={IMPORT.title} />
      <Stack sx={{ gap: 2.5, maxWidth: 720 }}>
        <TitledCard title={IMPORT.exportTitle} hint={IMPORT.exportHint}>
          <Downloads texts={IMPORT.export} load={(provider, format) => provider.downloadProducts(format)} />
        </TitledCard>
        <TitledCard title={IMPORT.importTitle} hint={IMPORT.importHint}>
          <Rules />
          <Downloads texts={IMPORT.template} load={(provider, format) => provider.downloadTemplate(format)} />
          <ProductImport />
        </TitledCard>
        <TitledCard title={PRICE_LIST.title} hint={PRICE_LIST.hint}>
          <Address texts={PRICE_LIST} language="en" path={PRICE_LISTS.en} />
          <Address texts={PRICE_LIST} language="id" path={PRICE_LISTS.id} />
        </TitledCard>
        <TitledCard title={FEED.title} hint={FEED.hint}>
          <MetaFeed />
        </TitledCard>
      </Stack>
    </>
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
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {FORMATS.map((format) => (
        <ActionButton
          key={format}
          label={texts[format]}
          action={() => load(provider, format)}
          failure={IMPORT.downloadFailed}
          keepsData
        />
      ))}
    </Stack>
  );
}

function MetaFeed() {
  const provider = useDataProvider<typeof dataProvider>();
  const { data, error } = useQuery({ queryKey: ['feed'], queryFn: () => provider.feedReport() });
  return (
    <>
      <Address texts={FEED} language="en" path={FEEDS.en} />
      <Address texts={FEED} language="id" path={FEEDS.id} />
      {error && <Typography role="alert">{FEED.notLoaded}</Typography>}
      {data && (
        <Typography>
          {FEED.listed(data)} <span>{data.omitted === 0 && FEED.allListed}</span>
        </Typography>
      )}
      {data && data.omitted > 0 && <Omissions report={data} />}
    </>
  );
}

interface AddressProps {
  texts: {
    link: (language: string, address: string) => string;
    copy: (language: string) => string;
    copied: string;
  };
  language: keyof typeof LANGUAGES;
  path: string;
}

function Address({ texts, language, path }: AddressProps) {
  const address = location.origin + path;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' }}>
      <Link href={path}>{texts.link(LANGUAGES[language], address)}</Link>
      <CopyButton
        text={address}
        copied={texts.copied}
        size="small"
        aria-label={texts.copy(LANGUAGES[language])}
      />
    </Stack>
  );
}

function Omissions({ report }: { report: FeedReport }) {
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
              <NameLink resource="produk" id={id}>
                {name}
              </NameLink>
              : {reasons.map((reason) => FEED.reasons[reason]).join(', ')}
            </li>
          ))}
          {others > 0 && <li>{FEED.others(others)}</li>}
        </Box>
      )}
    </Box>
  );
}
