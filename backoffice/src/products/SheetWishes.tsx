import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { OUTDATED_ROW } from 'api/outdated-row';
import type { ChosenSheet } from '../api/productSheets';
import type { SheetReport, SimilarName, UnknownCategory } from '../api/schema';
import { SHEET } from '../i18n/sheetTexts';
import { type OnWish, Wish } from './Wish';

interface SheetWishesProps {
  sheet: ChosenSheet;
  /** Undefined until the sheet is checked. */
  report: SheetReport | undefined;
  onWish: OnWish;
}

/** What may be meant by what a sheet has and the catalogue does not, and which rows can be left out. */
export function SheetWishes({ sheet, report, onWish }: SheetWishesProps) {
  const {
    unknown_categories: unknown = [],
    unknown_columns: unknownColumns = [],
    named_rows: namedRows = 0,
    guessable_names: guessable = [],
    guessable_names_count: guessableCount = 0,
    skipped_rows: skippedRows = [],
  } = report?.details ?? {};
  const { problems = [], skipped = [] } = report ?? {};
  return (
    <>
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
              checked={isMeant(guess, sheet)}
              onChange={(isTicked) =>
                onWish({
                  guesses: guessable.filter((each) => (each === guess ? isTicked : isMeant(each, sheet))),
                })
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
      {(sheet.skipOutdated || problems.some(isOutdated)) && (
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
    </>
  );
}

/** Whether a row whose name no product has is said to be of one that is nearly called so. */
export const isMeant = ({ line }: SimilarName, { guesses }: ChosenSheet) =>
  guesses.some((guess) => guess.line === line);

export const isOutdated = ({ message }: SheetReport['problems'][number]) => message === OUTDATED_ROW;

const NONE = { problems: [], rows: 0 };

/** Whether there are problems, and rows without any. */
function isForSomeRows({ problems, rows }: Pick<SheetReport, 'problems' | 'rows'> = NONE): boolean {
  const lines = new Set(problems.map(({ line }) => line));
  // Of the header nothing stands under a title.
  const isOfHeader = problems.some(({ value }) => value === undefined);
  return lines.size > 0 && lines.size < rows && !isOfHeader;
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
