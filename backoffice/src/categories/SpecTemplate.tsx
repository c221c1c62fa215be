import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useGetList, useLocation, useRecordContext } from 'react-admin';
import type { CategoryResponse, SpecFieldResponse } from '../api/schema';
import { ADOPTED, draftPart } from '../auth/draft';
import { templateOf } from '../form/templateOf';
import { CATEGORY_FORM } from '../i18n/categoryTexts';
import { SPECS } from '../i18n/specTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { SPEC_TEMPLATE } from '../paths';
import { visuallyHidden } from '../theme/visuallyHidden';
import { SpecFieldRow } from './SpecFieldRow';
import { useMove } from './useMove';
import { useSpecFieldSaved } from './useSpecFieldSaved';

const CopyTemplate = lazy(() => import('./CopyTemplate'));
const RemoveSpecField = lazy(() => import('./RemoveSpecField'));
const SpecFieldDialog = lazy(() => import('./SpecFieldDialog'));

/** What a category's products are described by. Each change is saved at once, apart from the form above. */
export default function SpecTemplate() {
  const category = useRecordContext<CategoryResponse>();
  return category && <Template category_id={category.id} />;
}

function Template({ category_id }: { category_id: number }) {
  const list = useGetList<SpecFieldResponse>('spesifikasi', templateOf(category_id));
  const notifyFailure = useNotifyFailure();
  const { pathname, hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const [chosen, setEdited] = useState<SpecFieldResponse | 'new'>();
  // The dialog takes the draft itself.
  const [kept, setKept] = useState(() => draftPart(pathname));
  useEffect(() => {
    const look = () => setKept(draftPart(pathname));
    // It may have been adopted since the first rendering.
    look();
    window.addEventListener(ADOPTED, look);
    return () => window.removeEventListener(ADOPTED, look);
  }, [pathname]);
  const [isCopying, setCopying] = useState(false);
  const [removed, setRemoved] = useState<SpecFieldResponse>();
  const { data: fields, error, refetch } = list;
  const { move, moved, rows } = useMove(list);
  const isAskedFor = hash === `#${SPEC_TEMPLATE}` && fields !== undefined;
  useEffect(() => {
    if (!isAskedFor) return;
    section.current?.scrollIntoView();
    // From the form's first field.
    section.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  const edited = chosen ?? (kept === 'new' ? kept : fields?.find(({ id }) => String(id) === kept));
  const before = edited === 'new' ? undefined : edited;
  const notifySaved = useSpecFieldSaved();
  useEffect(() => {
    if (error) notifyFailure(error, SPECS.load);
  }, [error, notifyFailure]);

  return (
    <Card
      ref={section}
      component="section"
      tabIndex={-1}
      aria-labelledby={SPEC_TEMPLATE}
      sx={{ mt: 3, maxWidth: 720, p: { xs: 2, sm: 3 } }}
    >
      <Typography id={SPEC_TEMPLATE} variant="h2">
        {CATEGORY_FORM.specs}
      </Typography>
      {fields && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {fields.length === 0 ? SPECS.purpose : SPECS.onCards}
        </Typography>
      )}
      <Box component="ol" ref={rows} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {fields?.map((field, at) => (
          <SpecFieldRow
            key={field.id}
            field={field}
            isFirst={at === 0}
            isLast={at === fields.length - 1}
            onMove={(by) => move(field, by)}
            onEdit={() => setEdited(field)}
            onRemove={() => setRemoved(field)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {moved}
      </Box>
      {fields && (
        <>
          <Button sx={{ mt: 1 }} onClick={() => setEdited('new')}>
            {SPECS.add}
          </Button>
          <Button sx={{ mt: 1 }} onClick={() => setCopying(true)}>
            {SPECS.copy}
          </Button>
        </>
      )}
      <Suspense>
        {edited && (
          <SpecFieldDialog
            category_id={category_id}
            field={before}
            onSaved={(sentence, saved) => void notifySaved(sentence, saved, before)}
            onClose={() => {
              setEdited(undefined);
              setKept(undefined);
              void refetch();
            }}
          />
        )}
        {isCopying && (
          <CopyTemplate
            category_id={category_id}
            onClose={() => {
              setCopying(false);
              void refetch();
            }}
          />
        )}
        {removed && (
          <RemoveSpecField
            field={removed}
            onClose={() => {
              setRemoved(undefined);
              void refetch();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}
