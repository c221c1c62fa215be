import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { daysAfter } from 'api/shared';
import type { Counted, CountsReport } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { NameLink } from '../components/record/NameLink';
import { formatDate } from '../formatTime';
import { WORDS } from '../i18n/codes';
import { INTEREST } from '../i18n/dashboard';
import { number } from '../i18n/texts';
import { visuallyHidden } from '../layout/theme/visuallyHidden';
import { CountCard } from './CountCard';
import { OverviewSection } from './OverviewSection';

const grid = (width: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
});

export default function Interest() {
  const provider = useDataProvider<typeof dataProvider>();
  const query = useQuery({ queryKey: ['count'], queryFn: () => provider.counts() });
  return (
    <OverviewSection title={INTEREST.title} query={query}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {INTEREST.hint}
      </Typography>
      {query.data && <Report report={query.data} />}
      <Box sx={{ mt: 2, '&:not(:has(a))': { display: 'none' } }}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {INTEREST.byStatus}
        </Typography>
        <Box sx={grid(130)}>
          {Object.entries(WORDS.status).map(([status, label]) => (
            <CountCard key={status} resource="permintaan" label={label} filter={{ status }} hideNone />
          ))}
        </Box>
      </Box>
    </OverviewSection>
  );
}

function Report({ report: { from, to, days: counted, viewed, asked, missed } }: { report: CountsReport }) {
  const days = daysBetween(from, to);
  const series = Object.entries(INTEREST.kinds).map(([kind, label]) => {
    const ofKind = new Map(counted.flatMap((each) => (each.kind === kind ? [[each.day, each.count]] : [])));
    return { label, values: days.map((day) => ofKind.get(day) ?? 0), isCounted: ofKind.size > 0 };
  });
  const shown = series.filter(({ isCounted }) => isCounted);
  return (
    <>
      <Box sx={grid(130)}>
        {shown.map((each) => (
          <Bars key={each.label} {...each} />
        ))}
      </Box>
      {shown.length > 0 && <DayTable days={days} series={shown} />}
      <Box sx={{ ...grid(240), mt: 2 }}>
        <Most title={INTEREST.viewed} rows={viewed} />
        <Most title={INTEREST.asked} rows={asked} />
        <Most title={INTEREST.missed} rows={missed} />
      </Box>
    </>
  );
}

function daysBetween(from: string, to: string): string[] {
  const days = [from];
  for (let day = from; day < to; days.push(day)) day = daysAfter(day, 1);
  return days;
}

interface Series {
  label: string;
  values: number[];
}

const [HEIGHT, STEP, WIDTH] = [32, 4, 3];

function Bars({ label, values }: Series) {
  const most = Math.max(...values);
  return (
    <Card sx={{ p: 2 }}>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
        {number(values.reduce((total, value) => total + value, 0))}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        sx={{ display: 'block', width: '100%', height: 48, fill: 'currentColor', color: 'primary.main' }}
      >
        {values.map((value, at) => {
          const height = (value / most) * HEIGHT;
          return <rect key={at} x={at * STEP} y={HEIGHT - height} width={WIDTH} height={height} />;
        })}
      </Box>
    </Card>
  );
}

/** Says to a screen reader what the bars draw. */
function DayTable({ days, series }: { days: string[]; series: Series[] }) {
  return (
    <Box sx={visuallyHidden}>
      <table aria-label={INTEREST.title}>
        <thead>
          <tr>
            {[INTEREST.day, ...series.map(({ label }) => label)].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, at) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              {series.map(({ label, values }) => (
                <td key={label}>{number(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function Most({ title, rows }: { title: string; rows: Counted[] }) {
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h3">{title}</Typography>
      {rows.length === 0 && <Typography color="textSecondary">{INTEREST.none}</Typography>}
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 3, overflowWrap: 'anywhere' }}>
        {rows.map((row) => (
          <li key={row.id ?? row.name}>
            {row.id === null ? (
              row.name
            ) : (
              <NameLink resource="produk" id={row.id}>
                {row.name}
              </NameLink>
            )}{' '}
            ({number(row.count)})
          </li>
        ))}
      </Box>
    </Card>
  );
}
