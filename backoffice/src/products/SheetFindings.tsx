import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { ChosenSheet } from '../api/productSheets';
import type { SheetReport } from '../api/schema';
import { DOWNLOAD } from '../i18n/downloadTexts';
import { SHEET } from '../i18n/sheetTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { useRestore } from '../record/useRestore';
import { SheetChanges } from './SheetChanges';
import { SheetProblems } from './SheetProblems';
import { SheetWarnings } from './SheetWarnings';
import { isMeant, isOutdated, SheetWishes } from './SheetWishes';
import type { OnWish } from './Wish';

/** Of a cell that is empty. */
const isRequiredSpec = ({ column, value }: SheetReport['problems'][number]) =>
  !!column?.startsWith('spec:') && value === null;

interface SheetFindingsProps {
  sheet: ChosenSheet;
  /** Undefined until the sheet is checked. */
  report: SheetReport | undefined;
  onWish: OnWish;
}

/** What is wrong with a sheet, or else what it would change. */
export function SheetFindings({ sheet, report, onWish }: SheetFindingsProps) {
  const {
    unknown_columns: unknownColumns = [],
    changes = [],
    guessable_names: guessable = [],
    trashed = [],
    kept_offers: keptOffers = [],
    kept_offers_count: keptOffersCount = 0,
    kept_days: keptDays = [],
    kept_days_count: keptDaysCount = 0,
    kept_translations: keptTranslations = [],
    kept_translations_count: keptTranslationsCount = 0,
  } = report?.details ?? {};
  const { problems = [] } = report ?? {};
  const unmeant = guessable
    .filter((guess) => !isMeant(guess, sheet) && problems.some(({ line }) => line === guess.line))
    .map(({ line }) => line);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SheetWarnings sheet={sheet} details={report?.details} onWish={onWish} />
      <div role="status">
        {report && <Summary report={report} leftOut={sheet.skipColumns.length > 0 ? unknownColumns : []} />}
      </div>
      {keptOffersCount > 0 && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {SHEET.keptOffers(keptOffers, keptOffersCount)}
        </Alert>
      )}
      {keptDaysCount > 0 && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {SHEET.keptDays(keptDays, keptDaysCount)}
        </Alert>
      )}
      {keptTranslationsCount > 0 && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {SHEET.keptTranslations(keptTranslations, keptTranslationsCount)}
        </Alert>
      )}
      <SheetWishes sheet={sheet} report={report} onWish={onWish} />
      {trashed.length > 0 && <Restore ids={trashed} onRestored={() => onWish({})} />}
      {problems.length > 0 && <Download sheet={sheet} label={SHEET.saveProblems} />}
      {problems.some(isOutdated) && <Typography>{SHEET.outdated}</Typography>}
      {unmeant.length > 0 && <Typography>{SHEET.guessFirst(unmeant)}</Typography>}
      {problems.some((each) => isRequiredSpec(each) && !unmeant.includes(each.line)) && (
        <Typography>{SHEET.requiredSpecs}</Typography>
      )}
      {problems.length > 0 && <SheetProblems problems={problems} />}
      {changes.length > 0 && <Download sheet={sheet} label={SHEET.saveChanges} />}
      {report && changes.length < report.created + report.updated && (
        <Typography>{SHEET.firstChanges(changes.length)}</Typography>
      )}
      <SheetChanges changes={changes} />
    </Stack>
  );
}

function Summary({ report, leftOut }: { report: SheetReport; leftOut: string[] }) {
  const { problems, created, updated, details } = report;
  const others = details?.other_products ?? 0;
  if (problems.length > 0) return <Alert severity="error">{SHEET.problems(problems.length)}</Alert>;
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
      {SHEET.summary(report)} {created + updated === 0 && SHEET.nothing} {others > 0 && SHEET.others(others)}{' '}
      {leftOut.length > 0 && SHEET.columnsLeftOut(leftOut)}
    </Alert>
  );
}

interface RestoreProps {
  ids: readonly number[];
  /** Some may be, also where it has failed. */
  onRestored: () => void;
}

function Restore({ ids, onRestored }: RestoreProps) {
  const { mutate, isPending } = useRestore();
  return (
    <div>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate(ids, { onSettled: onRestored })}>
        {SHEET.trashed(ids.length)}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {SHEET.trashedHint}
      </Typography>
    </div>
  );
}

/** As CSV: the problems, or else every change. */
function Download({ sheet, label }: { sheet: ChosenSheet; label: string }) {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.explainProducts(sheet),
    onError: (error) => notifyFailure(error, DOWNLOAD.failure),
  });
  return (
    <Button size="small" sx={{ alignSelf: 'flex-start' }} disabled={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
