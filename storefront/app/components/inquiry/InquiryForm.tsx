import { type FormEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '~/components/ui/ButtonLink';
import { PageLink } from '~/components/ui/PageLink';
import { useRootData } from '~/components/ui/use-root-data';
import type { Messages } from '~/i18n/messages.server';
import { callApi } from '~/lib/http/call-api';
import type { InquiryFormData } from '~/lib/inquiry-form.server';
import { campaign, restoreDraft, sentItems, storeDraft, storeItems } from '~/lib/inquiry-list';
import { paths } from '~/lib/site-paths';
import { Field } from './Field';
import styles from './InquiryForm.module.css';
import { InquiryChat } from './InquiryChat';
import { InquiryItems, readItems } from './InquiryItems';
import { useInquiryItems } from './use-inquiry-items';

/** A form that is sent sooner than this after its token was made is taken for a program's. */
const SOONEST_MS = 3000;

interface State {
  isSending?: boolean;
  failure?: keyof Messages['asking']['failures'];
  /** By the names of fields. */
  errors?: Record<string, string>;
}

interface Props {
  texts: Messages['asking'];
  given: InquiryFormData;
}

/** Without scripts it is sent as it is; with them its answer is shown in place. */
export function InquiryForm({ texts, given }: Props) {
  const { tell } = useRootData().texts.asking;
  const form = useRef<HTMLFormElement>(null);
  const begun = useRef<Promise<string | undefined>>();
  const [{ isSending, failure, errors = {} }, setState] = useState<State>({});
  const { code, asked, loads, update } = useInquiryItems(given, texts.product, form);
  const opening = asked.some(({ isSoldOut }) => isSoldOut) ? `${tell}.\n` : '';

  useEffect(() => restoreDraft(form.current, given.fields), [given.fields]);
  useEffect(() => {
    const message = form.current?.querySelector('textarea');
    if (message && !message.value.startsWith(opening)) message.value = opening + message.value;
  }, [opening]);

  const begin = async () => {
    const { data } = await callApi<{ token: string }>('/api/inquiry/token');
    await new Promise((resolve) => setTimeout(resolve, SOONEST_MS));
    return data?.token;
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget } = event;
    const typed = Object.fromEntries(new FormData(currentTarget));
    setState({ isSending: true });
    const token = (await begun.current) ?? given.hidden.token;
    const { status, errors } = await callApi('/api/inquiry', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...typed, token, code, utm: campaign(), items: sentItems(asked) }),
    });
    if (status === 201) {
      storeItems([]);
      storeDraft();
      return location.assign(given.sent + code);
    }
    setState({ failure: status === 429 ? 'busy' : errors ? 'refused' : 'lost', errors });
    const [first] = Object.keys(errors ?? {});
    currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form
      ref={form}
      method="post"
      action="/api/inquiry"
      className="container page"
      onSubmit={send}
      onFocus={() => void (begun.current ??= begin())}
      onInput={({ currentTarget }) => {
        update(readItems(currentTarget, asked));
        storeDraft(currentTarget);
      }}
    >
      <InquiryItems
        key={loads}
        texts={texts}
        asked={asked}
        rowFields={given.rowFields}
        onRemove={(id) => update(asked.filter((item) => item.id !== id))}
      />
      <div className={`columns ${styles.ways}`}>
        <InquiryChat texts={texts} asked={asked} code={code} given={given} />
        <section className="block" aria-labelledby="by-form">
          <h2 id="by-form">{texts.form.title}</h2>
          <div className={`columns ${styles.fields}`}>
            {given.fields.map(({ error, ...field }) => {
              const { name } = field;
              const isWrong = name in errors;
              const described = `${name}-error`;
              return (
                <div key={name}>
                  <Field
                    {...field}
                    defaultValue={name === 'message' ? opening : ''}
                    aria-invalid={isWrong || undefined}
                    aria-describedby={described}
                  />
                  <span id={described} className="failed">
                    {isWrong && (error ?? errors[name])}
                  </span>
                </div>
              );
            })}
          </div>
          <label className="visually-hidden" aria-hidden="true">
            {texts.form.fax}
            <input name="fax_number" tabIndex={-1} autoComplete="off" />
          </label>
          {Object.entries(given.hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p className="note">{texts.form.reach}</p>
          <p className="note">
            {texts.form.notice} <PageLink to={paths.privacy}>{texts.form.privacy}</PageLink>
          </p>
          <button type="submit" className={buttonClass('primary')}>
            {isSending ? texts.form.sending : texts.form.button}
          </button>
          <p role="alert" className="failed">
            {failure && texts.failures[failure]}
          </p>
        </section>
      </div>
    </form>
  );
}
