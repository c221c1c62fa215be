import { Button, Card, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import {
  ArrayInput,
  Confirm,
  SimpleFormIterator,
  useDataProvider,
  useGetList,
  useLocation,
  useNotify,
  useRecordContext,
  useSimpleFormIterator,
} from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { dataProvider } from '../api/dataProvider';
import { refusalOf } from '../api/failure';
import type { CategoryResponse, SpecFieldResponse } from 'api/schema';
import { AskBeforeLeaving } from '../components/form/AskBeforeLeaving';
import { FormDraft } from '../components/form/FormDraft';
import { isSame } from '../components/form/isSame';
import { specFieldsQuery } from '../components/form/specFieldsQuery';
import { CATEGORY_FORM, SPECS } from '../i18n/categories';
import { SAVING } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { SPEC_TEMPLATE } from '../paths';
import { normalizeSpecField, SpecFieldInputs, type SpecFieldValues } from './SpecFieldInputs';

interface Template {
  fields: SpecFieldValues[];
}
interface Removal {
  field: SpecFieldResponse;
  /** How many products lose a value. */
  products: number;
}

export default function SpecTemplate() {
  const category = useRecordContext<CategoryResponse>();
  const { pathname, hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const { data, error, isFetchedAfterMount } = useGetList<SpecFieldResponse>(
    'spesifikasi',
    specFieldsQuery(Number(category?.id)),
    { enabled: category !== undefined },
  );
  const notifyFailure = useNotifyFailure();
  const isLoaded = isFetchedAfterMount && data !== undefined;
  const isLinked = isLoaded && hash === `#${SPEC_TEMPLATE}`;
  useEffect(() => {
    if (!isLinked) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isLinked]);
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
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {SPECS.purpose}
      </Typography>
      {isLoaded && category && <TemplateForm key={pathname} category_id={category.id} loaded={data} />}
    </Card>
  );
}

function TemplateForm({ category_id, loaded }: { category_id: number; loaded: SpecFieldResponse[] }) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const stored = useRef(loaded);
  const [removals, setRemovals] = useState<Removal[]>([]);
  const form = useForm<Template>({ defaultValues: { fields: loaded } });
  const { isDirty, isSubmitting } = form.formState;

  async function handleSubmit({ fields }: Template) {
    const removed = stored.current.filter(({ id }) => !fields.some((field) => field.id === id));
    try {
      const counted = await Promise.all(
        removed.map(async (field) => ({ field, products: await provider.specFieldUse(field.id) })),
      );
      if (counted.length > 0) setRemovals(counted);
      else await save([]);
    } catch (error) {
      notifyFailure(error, SPECS.update, { preferServerMessage: true });
    }
  }

  /** After a failure it does not send again what is saved already. */
  async function save(removed: readonly Removal[]) {
    setRemovals([]);
    try {
      for (const { field, products } of removed) {
        await provider.removeSpecField(field.id, products);
        stored.current = stored.current.filter(({ id }) => id !== field.id);
      }
      for (const [position, field] of form.getValues('fields').entries())
        if (!(await saveField(position, field))) return;
      form.reset({ fields: stored.current.toSorted((one, other) => one.position - other.position) });
      notify(SPECS.saved, { type: 'success' });
    } catch (error) {
      notifyFailure(error, SPECS.update, { preferServerMessage: true });
    }
  }

  async function saveField(position: number, field: SpecFieldValues): Promise<boolean> {
    const before = stored.current.find(({ id }) => id === field.id);
    const data = { ...normalizeSpecField(field), position, category_id };
    if (before && isSame({ ...before, ...data }, before)) return true;
    try {
      const { data: after } = before
        ? await provider.update<SpecFieldResponse>('spesifikasi', {
            id: before.id,
            data,
            previousData: before,
          })
        : await provider.create<SpecFieldValues, SpecFieldResponse>('spesifikasi', { data });
      stored.current = [...stored.current.filter(({ id }) => id !== after.id), after];
      form.setValue(`fields.${position}.id`, after.id);
      form.setValue(`fields.${position}.version`, after.version);
      return true;
    } catch (error) {
      const errors = Object.entries(refusalOf(error)?.errors ?? {});
      for (const [name, message] of errors)
        form.setError(`fields.${position}.${name}` as `fields.${number}.label`, { message });
      if (errors.length === 0) throw error;
      notify(SPECS.refused(field.label ?? ''), { type: 'error' });
      return false;
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}>
        <ArrayInput source="fields" label={false}>
          <SimpleFormIterator
            fullWidth
            disableClear
            addButton={<AddButton />}
            sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
          >
            <SpecFieldInputs />
          </SimpleFormIterator>
        </ArrayInput>
        <Button type="submit" variant="contained" disabled={isSubmitting || !isDirty} sx={{ mt: 1 }}>
          {isSubmitting ? SAVING : SPECS.save}
        </Button>
        {isDirty && <AskBeforeLeaving />}
        <FormDraft part={SPEC_TEMPLATE} />
      </form>
      <Confirm
        isOpen={removals.length > 0}
        title={SPECS.removeTitle}
        content={removals.map(({ field, products }) => SPECS.lostBy(field.label, products)).join(' ')}
        confirm={SPECS.removeAction}
        confirmColor="warning"
        onConfirm={() => void save(removals)}
        onClose={() => setRemovals([])}
      />
    </FormProvider>
  );
}

function AddButton() {
  const { add } = useSimpleFormIterator();
  return <Button onClick={() => add({ kind: 'number' })}>{SPECS.add}</Button>;
}
