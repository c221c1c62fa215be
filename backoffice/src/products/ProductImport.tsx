import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNavigate, useNotify } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { isDisconnected } from '../api/failure';
import type { ChosenSheet } from '../api/productSheets';
import type { SheetReport } from 'api/schema';
import { ACCEPTED_SHEETS, UNDO_FOR_MS } from '../constants';
import { Disconnected } from '../components/form/Disconnected';
import { FileDrop } from '../components/form/FileDrop';
import { StickyBar } from '../components/form/StickyBar';
import { IMPORT } from '../i18n/import';
import { SAVING } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { filtered, PATHS } from '../paths';
import { UndoEntries } from '../components/record/UndoButton';
import { ImportChanges } from './ImportChanges';
import { ImportProblems } from './ImportProblems';

export function ProductImport() {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const notifySaved = useNotifySaved();
  const [sheet, setSheet] = useState<ChosenSheet>();
  // Kept while the same file is checked again, so that the checkbox keeps the focus.
  const [report, setReport] = useState<SheetReport>();
  const [unanswered, setUnanswered] = useState<'check' | 'save'>();
  const check = useMutation({
    mutationFn: (chosen: ChosenSheet) => provider.checkProducts(chosen),
    onSuccess: (found, chosen) => {
      setUnanswered(undefined);
      setReport(found);
      setSheet({ ...chosen, digest: found.details?.digest });
    },
    onError: (error) => {
      setUnanswered(isDisconnected(error) ? 'check' : undefined);
      setReport(undefined);
      notifyFailure(error, IMPORT.check, { preferServerMessage: true });
    },
  });
  const save = useMutation({
    mutationFn: (chosen: ChosenSheet) => provider.importProducts(chosen),
    onSuccess: notifySaved,
    onError: (error, chosen) => {
      notifyFailure(error, IMPORT.save);
      if (isDisconnected(error)) setUnanswered('save');
      else check.mutate(chosen);
    },
  });
  const busy = check.isPending || save.isPending;

  function handleChoice(chosen: ChosenSheet) {
    setSheet(chosen);
    check.mutate(chosen);
  }
  async function handleFile(file: File) {
    setReport(undefined);
    // A copy, as the file may change on its disk before it is applied.
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes) handleChoice({ file: new File([bytes], file.name), createCategories: false });
    else notifyFailure(undefined, IMPORT.check);
  }

  const hasChanges = report && report.problems.length === 0 && report.created + report.updated > 0;
  return (
    <>
      <FileDrop
        accept={ACCEPTED_SHEETS}
        aria-label={IMPORT.file}
        label={IMPORT.choose}
        disabled={busy}
        onChoose={(file) => void (file && handleFile(file))}
      />
      {sheet && <Typography sx={{ overflowWrap: 'anywhere' }}>{sheet.file.name}</Typography>}
      <Typography role="status" variant="body2" color="textSecondary">
        {busy && (save.isPending ? SAVING : IMPORT.checking)}
      </Typography>
      <div role="status">{report && <Summary report={report} />}</div>
      {sheet && report && (
        <Findings
          report={report}
          createsCategories={sheet.createCategories}
          onCreateCategories={(createCategories) => {
            if (!busy) handleChoice({ ...sheet, createCategories });
          }}
        />
      )}
      {sheet && (unanswered || hasChanges) && (
        <StickyBar>
          {unanswered && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (!busy) (unanswered === 'save' ? save : check).mutate(sheet);
              }}
            >
              {/* Never disabled, so that its button keeps the focus. */}
              <Disconnected busy={false} />
            </form>
          )}
          {hasChanges && (
            <Button variant="contained" disabled={busy || save.isSuccess} onClick={() => save.mutate(sheet)}>
              {save.isPending ? SAVING : IMPORT.apply}
            </Button>
          )}
        </StickyBar>
      )}
    </>
  );
}

function useNotifySaved() {
  const notify = useNotify();
  const navigate = useNavigate();
  return ({ details }: SheetReport) => {
    const entry = details?.history_id;
    // New products may not match the filter of the list as it was left.
    navigate(filtered(PATHS.products, {}));
    notify(IMPORT.applied, {
      type: 'success',
      ...(entry !== undefined && {
        action: <UndoEntries entries={[entry]} />,
        autoHideDuration: UNDO_FOR_MS,
      }),
    });
  };
}

function Summary({ report }: { report: SheetReport }) {
  const { problems, created, updated } = report;
  if (problems.length > 0) return <Alert severity="error">{IMPORT.problems(problems.length)}</Alert>;
  return (
    <Alert severity="success">
      {IMPORT.summary(report)} <span>{created + updated === 0 && IMPORT.nothing}</span>
    </Alert>
  );
}

interface FindingsProps {
  report: SheetReport;
  createsCategories: boolean;
  onCreateCategories: (creates: boolean) => void;
}

function Findings({ report, createsCategories, onCreateCategories }: FindingsProps) {
  const {
    changes = [],
    unknown_categories: categories = [],
    unknown_columns: columns = [],
    hidden_rows: hidden = 0,
  } = report.details ?? {};
  return (
    <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
      {report.sheet !== undefined && <Typography>{IMPORT.sheet(report.sheet)}</Typography>}
      {hidden > 0 && <Alert severity="info">{IMPORT.hiddenRows(hidden)}</Alert>}
      {columns.length > 0 && <Alert severity="warning">{IMPORT.unknownColumns(columns)}</Alert>}
      {categories.length > 0 && (
        <Alert severity="info">
          {IMPORT.unknownCategories(categories.length)}
          <ul>
            {categories.map((category) => (
              <li key={category.name}>{IMPORT.unknownCategory(category)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {categories.some(({ refusal }) => refusal === null) && (
        <FormControlLabel
          control={
            <Checkbox
              checked={createsCategories}
              onChange={({ target }) => onCreateCategories(target.checked)}
            />
          }
          label={IMPORT.createCategories}
        />
      )}
      {report.problems.length > 0 && <ImportProblems problems={report.problems} />}
      {changes.length < report.created + report.updated && (
        <Typography>{IMPORT.firstChanges(changes.length)}</Typography>
      )}
      <ImportChanges changes={changes} />
    </Stack>
  );
}
