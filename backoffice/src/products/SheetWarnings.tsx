import Alert from '@mui/material/Alert';
import type { ChosenSheet } from '../api/productSheets';
import type { SheetReport } from '../api/schema';
import { SHEET } from '../i18n/sheetTexts';
import { type OnWish, Wish } from './Wish';

interface SheetWarningsProps {
  sheet: ChosenSheet;
  details: SheetReport['details'];
  onWish: OnWish;
}

/** What a sheet may be imported with, and should be looked at. */
export function SheetWarnings({ sheet, details, onWish }: SheetWarningsProps) {
  const {
    same_names: same = [],
    same_names_count: sameCount = 0,
    similar_names: similar = [],
    similar_names_count: similarCount = 0,
    wandered_columns: wandered = [],
    far_count: farCount = 0,
    unlikely_count: unlikelyCount = 0,
    emptied_count: emptiedCount = 0,
    cleared_count: clearedCount = 0,
    tests_lost_count: testsLostCount = 0,
    still_written_count: stillWrittenCount = 0,
  } = details ?? {};
  return (
    <>
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
    </>
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
