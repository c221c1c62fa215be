import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { OUTDATED_ROW } from 'api/outdated-row';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { ChosenSheet } from '../api/productSheets';
import type { SheetReport, SimilarName, UnknownCategory } from '../api/schema';
import { DOWNLOAD } from '../i18n/downloadTexts';
import { SHEET } from '../i18n/sheetTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { useRestore } from '../record/useRestore';
import { SheetChanges } from './SheetChanges';
import { SheetProblems } from './SheetProblems';

/** Of a cell that is empty. */
const isRequiredSpec = ({ column, value }: SheetReport['problems'][number]) =>
  !!column?.startsWith('spec:') && value === null;

const NONE = { problems: [], rows: 0 };

interface SheetFindingsProps {
  sheet: ChosenSheet;
  /** Undefined until the sheet is checked. */
  report: SheetReport | undefined;
  onWish: (wish: Partial<Omit<ChosenSheet, 'file'>>) => void;
}

/** What is wrong with a sheet, or else what it would change. */
export function SheetFindings({ sheet, report, onWish }: SheetFindingsProps) {
  const {
    unknown_categories: unknown = [],
    unknown_columns: unknownColumns = [],
    changes = [],
    named_rows: namedRows = 0,
    guessable_names: guessable = [],
    guessable_names_count: guessableCount = 0,
    trashed = [],
    same_names: same = [],
    same_names_count: sameCount = 0,
    similar_names: similar = [],
    similar_names_count: similarCount = 0,
    skipped_rows: skippedRows = [],
    wandered_columns: wandered = [],
    far_count: farCount = 0,
    unlikely_count: unlikelyCount = 0,
    emptied_count: emptiedCount = 0,
    cleared_count: clearedCount = 0,
    tests_lost_count: testsLostCount = 0,
    still_written_count: stillWrittenCount = 0,
    kept_offers: keptOffers = [],
    kept_offers_count: keptOffersCount = 0,
    kept_days: keptDays = [],
    kept_days_count: keptDaysCount = 0,
  } = report?.details ?? {};
  const { problems = [], skipped = [] } = report ?? {};
  const isMeant = ({ line }: SimilarName) => sheet.guesses.some((guess) => guess.line === line);
  const unmeant = guessable
    .filter((guess) => !isMeant(guess) && problems.some(({ line }) => line === guess.line))
    .map(({ line }) => line);
  const isOutdated = problems.some(({ message }) => message === OUTDATED_ROW);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Names title={SHEET.sameNames} names={same.map(SHEET.sameName)} count={sameCount} />
      <Names title={SHEET.similarNames} names={similar.map(SHEET.similarName)} count={similarCount} />
      {wandered.map((each) => (
        <Alert key={each.column} severity="warning">
          {SHEET.wandered(each)}
        </Alert>
      ))}
      {farCount > 0 && <Alert severity="warning">{SHEET.farPrices(farCount)}</Alert>}
      {unlikelyCount > 0 && <Alert severity="warning">{SHEET.unlikely(unlikelyCount)}</Alert>}
      {emptiedCount > 0 && <Alert severity="warning">{SHEET.emptied(emptiedCount)}</Alert>}
      {(sheet.keepEmpty || clearedCount > 0) && (
        <Wish
          label={SHEET.keepEmpty}
          checked={sheet.keepEmpty}
          onChange={(keepEmpty) => onWish({ keepEmpty })}
        />
      )}
      {testsLostCount > 0 && <Alert severity="warning">{SHEET.testsLost(testsLostCount)}</Alert>}
      {stillWrittenCount > 0 && <Alert severity="warning">{SHEET.stillWritten(stillWrittenCount)}</Alert>}
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
      {unknown.length > 0 && <UnknownCategories categories={unknown} />}
      {unknown.some(isCreatable) && (
        <Wish
          label={SHEET.createUnknown}
          checked={sheet.createCategories.length > 0}
          onChange={(isChecked) =>
            onWish({ createCategories: isChecked ? unknown.map(({ name }) => name) : [] })
          }
        />
      )}
      {unknownColumns.length > 0 && (
        <Wish
          label={SHEET.skipColumns(unknownColumns)}
          checked={sheet.skipColumns.length > 0}
          onChange={(isChecked) => onWish({ skipColumns: isChecked ? unknownColumns : [] })}
        />
      )}
      {namedRows > 0 && (
        <Wish
          label={SHEET.matchNames(namedRows)}
          checked={sheet.matchNames}
          onChange={(matchNames) => onWish({ matchNames })}
        />
      )}
      {guessable.length > 0 && (
        <FormControl component="fieldset" sx={{ overflowWrap: 'anywhere' }}>
          <FormLabel component="legend">{SHEET.guessable(guessableCount)}</FormLabel>
          {guessable.map((guess) => (
            <Wish
              key={guess.line}
              label={SHEET.guess(guess)}
              checked={isMeant(guess)}
              onChange={(isTicked) =>
                onWish({ guesses: guessable.filter((each) => (each === guess ? isTicked : isMeant(each))) })
              }
            />
          ))}
        </FormControl>
      )}
      {skipped.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {(sheet.skipProblems ? SHEET.skippedAny : SHEET.skipped)(skippedRows, skipped.length)}
        </Alert>
      )}
      {(sheet.skipOutdated || isOutdated) && (
        <Wish
          label={SHEET.skipOutdated}
          checked={sheet.skipOutdated}
          onChange={(skipOutdated) => onWish({ skipOutdated })}
        />
      )}
      {(sheet.skipProblems || isForSomeRows(report)) && (
        <Wish
          label={SHEET.skipProblems}
          checked={sheet.skipProblems}
          onChange={(skipProblems) => onWish({ skipProblems })}
        />
      )}
      {trashed.length > 0 && <Restore ids={trashed} onRestored={() => onWish({})} />}
      {problems.length > 0 && <Download sheet={sheet} label={SHEET.saveProblems} />}
      {isOutdated && <Typography>{SHEET.outdated}</Typography>}
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

/** Whether there are problems, and rows without any. */
function isForSomeRows({ problems, rows }: Pick<SheetReport, 'problems' | 'rows'> = NONE): boolean {
  const lines = new Set(problems.map(({ line }) => line));
  // Of the header nothing stands under a title.
  const isOfHeader = problems.some(({ value }) => value === undefined);
  return lines.size > 0 && lines.size < rows && !isOfHeader;
}

interface WishProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Wish({ label, checked, onChange }: WishProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />}
      label={label}
    />
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

const isCreatable = ({ refusal }: UnknownCategory) => refusal === null;

function UnknownCategories({ categories }: { categories: readonly UnknownCategory[] }) {
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {SHEET.unknown(categories.length)}
      <ul>
        {categories.map(({ name, rows, nearest, refusal }) => (
          <li key={name}>
            {SHEET.unknownIn(name, rows)} {nearest && SHEET.nearest(nearest)} {refusal}
          </li>
        ))}
      </ul>
      {categories.some(isCreatable) && SHEET.createUnknownHint}
    </Alert>
  );
}

interface NamesProps {
  title: (count: number) => string;
  /** What is said of the first ones. */
  names: readonly string[];
  count: number;
}

function Names({ title, names, count }: NamesProps) {
  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {title(count)}
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {count > names.length && <li>{SHEET.moreNames(count - names.length)}</li>}
      </ul>
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
