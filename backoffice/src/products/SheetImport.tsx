import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useDataProvider, useNavigate, useNotify } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { ChosenSheet } from '../api/productSheets';
import { isDisconnected } from '../api/failure';
import { randomKey } from '../api/randomKey';
import type { SheetReport } from '../api/schema';
import { ACCEPTED_SHEETS, UNDO_FOR_MS } from '../business';
import { Disconnected } from '../form/Disconnected';
import { isSame } from '../form/isSame';
import { StickyBar } from '../form/StickyBar';
import { UploadProgress } from '../form/UploadProgress';
import { SHEET } from '../i18n/sheetTexts';
import { SAVING } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { filtered, PATHS } from '../paths';
import { NotificationLink } from '../record/NotificationLink';
import { ONE_ROW } from '../record/oneRow';
import { hiddenFileInput } from '../theme/visuallyHidden';
import { SheetFindings } from './SheetFindings';
import { UndoChange } from './UndoChange';
import { answerFor, forgetUnsaved, unsavedImport } from './unsavedImport';

const NO_WISHES = { skipOutdated: false, skipProblems: false };

const LEFT = { lacks: 'current_numbers' };
const OUTDATED = { lacks: 'current_translation' };

/** These stay for the next file, too. */
const FIRST_WISHES = {
  matchNames: true,
  keepEmpty: false,
  skipColumns: [],
  createCategories: [],
  guesses: [],
};

/** Checks a chosen file and, once nothing is wrong with it, saves it. */
export function SheetImport() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  // Until an import is saved: the API tells files apart by what is in them.
  const [key] = useState(randomKey);
  const [sheet, setSheet] = useState<ChosenSheet>();
  // May have been ticked while it was checked.
  const latest = useRef<ChosenSheet>(undefined);
  // Kept while the same file is checked again, so that a tick keeps the focus.
  const [report, setReport] = useState<SheetReport>();
  // What had no answer.
  const [lost, setLost] = useState<'check' | 'save'>();
  const [unsaved] = useState(unsavedImport);
  useEffect(forgetUnsaved, []);
  const check = useMutation({
    mutationFn: (chosen: ChosenSheet) => answerFor(chosen.file, provider.checkProducts(chosen)),
    onSuccess: (found, chosen) => {
      setLost(undefined);
      const meant = stillMeant(latest.current ?? chosen, found);
      if (isSame(meant, chosen)) setReport(found);
      else check.mutate(choose(meant));
    },
    onError: (error) => {
      setLost(isDisconnected(error) ? 'check' : undefined);
      setReport(undefined);
      notifyFailure(error, SHEET.check, { preferServerMessage: true });
    },
  });
  const save = useMutation({
    mutationFn: (chosen: ChosenSheet) => answerFor(chosen.file, provider.importProducts(chosen, key)),
    onSuccess: async ({ details }) => {
      const entry = details?.entry;
      const undoing = entry !== undefined && (
        <UndoChange undo={() => undo(entry)} done={SHEET.undone} failed={SHEET.notUndone} />
      );
      // What is new may not be in the list as it was left.
      navigate(filtered(PATHS.products, {}));
      const left = details?.still_written_count ? await countLeft() : 0;
      const outdated = details?.kept_translations_count ?? 0;
      const said = [
        left > 0 && SHEET.left(left),
        outdated > 0 && SHEET.outdatedTranslations(outdated),
      ].filter(Boolean);
      if (said.length > 0)
        notify([SHEET.applied, ...said].join(' '), {
          type: 'warning',
          multiLine: true,
          autoHideDuration: null,
          action: (
            <>
              {left > 0 && <NotificationLink to={filtered(PATHS.products, LEFT)} label={SHEET.toLeft} />}
              {outdated > 0 && (
                <NotificationLink to={filtered(PATHS.products, OUTDATED)} label={SHEET.toTranslations} />
              )}
              {undoing}
            </>
          ),
        });
      else
        notify(SHEET.applied, {
          type: 'success',
          ...(undoing && { action: undoing, autoHideDuration: UNDO_FOR_MS }),
        });
    },
    onError: (error, chosen) => {
      notifyFailure(error, SHEET.save);
      if (isDisconnected(error)) setLost('save');
      else check.mutate(chosen);
    },
  });
  /** Products whose texts have old numbers now, also by what was changed before. */
  const countLeft = async () => {
    const list = await provider.getList('produk', { ...ONE_ROW, filter: LEFT }).catch(() => undefined);
    return list?.total ?? 0;
  };
  const undo = async (entry: number) => {
    const { products, trashed } = await provider.bringBackAll(entry);
    return products + trashed;
  };
  const busy = check.isPending || save.isPending;

  function choose(chosen: ChosenSheet): ChosenSheet {
    latest.current = chosen;
    setSheet(chosen);
    return chosen;
  }
  function handleFile(file: File) {
    setReport(undefined);
    check.mutate(choose({ ...(sheet ?? FIRST_WISHES), ...NO_WISHES, file }));
  }
  function handleWish(wish: Partial<ChosenSheet>) {
    if (!sheet || save.isPending) return;
    const chosen = choose({ ...sheet, ...wish });
    if (!check.isPending) check.mutate(chosen);
  }

  const changes = report && report.problems.length === 0 && report.created + report.updated > 0;
  return (
    <>
      {unsaved && !sheet && <Alert severity="warning">{SHEET.unsaved(unsaved)}</Alert>}
      <FileChoice disabled={busy} onChoose={handleFile} />
      {sheet && <Typography sx={{ overflowWrap: 'anywhere' }}>{sheet.file.name}</Typography>}
      <UploadProgress sending={SHEET.sending} processing={save.isPending ? SAVING : SHEET.checking} />
      {sheet && <SheetFindings sheet={sheet} report={report} onWish={handleWish} />}
      {sheet && (lost || changes) && (
        <StickyBar>
          {lost && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (!busy) (lost === 'save' ? save : check).mutate(sheet);
              }}
            >
              {/* Its button keeps the focus. */}
              <Disconnected busy={false} />
            </form>
          )}
          {changes && (
            <Button variant="contained" disabled={busy || save.isSuccess} onClick={() => save.mutate(sheet)}>
              {save.isPending ? SAVING : SHEET.apply}
            </Button>
          )}
        </StickyBar>
      )}
    </>
  );
}

/** A tick is for what was read beside it, not for what else the next file has. */
function stillMeant(chosen: ChosenSheet, { details }: SheetReport): ChosenSheet {
  const {
    unknown_columns: columns = [],
    unknown_categories: categories = [],
    guessable_names = [],
  } = details ?? {};
  const onceRead = (ticked: readonly string[], found: readonly string[]) =>
    found.every((each) => ticked.includes(each)) ? ticked : [];
  return {
    ...chosen,
    skipColumns: onceRead(chosen.skipColumns, columns),
    createCategories: onceRead(
      chosen.createCategories,
      categories.map(({ name }) => name),
    ),
    guesses: guessable_names.filter(({ id, name }) =>
      chosen.guesses.some((guess) => guess.id === id && guess.name === name),
    ),
  };
}

function FileChoice({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }) {
  const id = useId();
  const choose = (file: File | undefined) => {
    if (file && !disabled) onChoose(file);
  };
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    choose(event.target.files?.[0]);
    // So that a corrected file of the same name can be chosen again.
    event.target.value = '';
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  }
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <Box
        component="input"
        id={id}
        type="file"
        accept={ACCEPTED_SHEETS.join(',')}
        aria-label={SHEET.file}
        disabled={disabled}
        onChange={handleChange}
        sx={hiddenFileInput}
      />
      <Button
        component="label"
        htmlFor={id}
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        disabled={disabled}
      >
        {SHEET.choose}
      </Button>
    </Box>
  );
}
