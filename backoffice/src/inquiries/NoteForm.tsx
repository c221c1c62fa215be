import { maxLength, required, TextInput } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { REQUESTS } from 'api/contract';
import { AskBeforeLeaving } from '../components/form/AskBeforeLeaving';
import { FormDraft } from '../components/form/FormDraft';
import { TIMELINE } from '../i18n/inquiries';
import { SubmitButton } from '../layout/SubmitButton';

const RULES = [required(), maxLength(REQUESTS.NoteRequest.text.maxLength)];

/** @param onSave resolves with whether the note is stored */
export function NoteForm({ onSave }: { onSave: (text: string) => Promise<boolean> }) {
  const form = useForm({ defaultValues: { text: '' } });

  async function handleSubmit({ text }: { text: string }) {
    if (await onSave(text)) form.reset();
  }
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}>
        <FormDraft part="note" />
        <TextInput source="text" label={TIMELINE.note} validate={RULES} multiline minRows={2} maxRows={10} />
        <SubmitButton label={TIMELINE.addNote} />
        {form.formState.isDirty && <AskBeforeLeaving />}
      </form>
    </FormProvider>
  );
}
