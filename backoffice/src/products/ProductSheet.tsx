import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type DragEvent, type ReactNode, useId } from 'react';
import { useDataProvider, useNavigate, useNotify } from 'react-admin';
import type { dataProvider, SheetFormat } from '../api/dataProvider';
import type { SheetReport } from '../api/schema';
import { ACCEPTED_SHEETS } from '../business';
import { UploadProgress } from '../form/UploadProgress';
import { SAVING, SHEET } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { PATHS } from '../paths';
import { hiddenFileInput } from '../theme/visuallyHidden';
import { SheetProblems } from './SheetProblems';

const FORMATS: readonly SheetFormat[] = ['xlsx', 'csv'];

/** Export and import of all products. */
export default function ProductSheet() {
  return (
    <>
      <PageHeading title={SHEET.title} />
      <Stack sx={{ gap: 2.5, maxWidth: 720 }}>
        <Section title={SHEET.exportTitle} hint={SHEET.exportHint}>
          <Export />
        </Section>
        <Section title={SHEET.importTitle} hint={SHEET.importHint}>
          <Import />
        </Section>
      </Stack>
    </>
  );
}

function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="textSecondary">{hint}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}

function Export() {
  const provider = useDataProvider<typeof dataProvider>();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: SheetFormat) => provider.downloadProducts(format),
    onError: (error) => notifyFailure(error, SHEET.download),
  });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {FORMATS.map((format) => (
        <Button key={format} variant="outlined" disabled={isPending} onClick={() => mutate(format)}>
          {SHEET.export[format]}
        </Button>
      ))}
    </Stack>
  );
}

function Import() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const check = useMutation({
    mutationFn: (file: File) => provider.sendProducts(file, false),
    onError: (error) => notifyFailure(error, SHEET.check, { preferServerMessage: true }),
  });
  const save = useMutation({
    mutationFn: (file: File) => provider.sendProducts(file, true),
    onSuccess: () => {
      notify(SHEET.applied, { type: 'success' });
      navigate(PATHS.products);
    },
    onError: (error, file) => {
      notifyFailure(error, SHEET.save);
      check.mutate(file);
    },
  });
  const { data: report, variables: file } = check;

  return (
    <>
      <FileChoice disabled={check.isPending || save.isPending} onChoose={(chosen) => check.mutate(chosen)} />
      {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>}
      <UploadProgress sending={SHEET.sending} processing={save.isPending ? SAVING : SHEET.checking} />
      <div role="status">{report && <Report report={report} />}</div>
      {file && report && report.problems.length === 0 && report.created + report.updated > 0 && (
        <Button
          variant="contained"
          sx={{ alignSelf: 'flex-start' }}
          disabled={save.isPending || save.isSuccess || check.isPending}
          onClick={() => save.mutate(file)}
        >
          {save.isPending ? SAVING : SHEET.apply}
        </Button>
      )}
    </>
  );
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

function Report({ report }: { report: SheetReport }) {
  const { problems, created, updated } = report;
  if (problems.length === 0) {
    return (
      <Alert severity="success">
        {SHEET.summary(report)} {created + updated === 0 && SHEET.nothing}
      </Alert>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity="error">{SHEET.problems(problems.length)}</Alert>
      <SheetProblems problems={problems} />
    </Stack>
  );
}
