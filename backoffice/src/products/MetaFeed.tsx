import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { FeedReport } from 'api/schema';
import { FEED } from '../i18n/import';
import { FEEDS } from '../paths';
import { CopyButton } from '../record/CopyButton';

/** The addresses of the feeds, and what they leave out. */
export function MetaFeed() {
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
