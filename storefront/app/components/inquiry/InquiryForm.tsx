import { type FormEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '~/components/ui/ButtonLink';
import { PageLink } from '~/components/ui/PageLink';
import { useLanguage, useRootData } from '~/components/ui/use-root-data';
import type { Messages } from '~/i18n/messages.server';
import { callApi } from '~/lib/http/call-api';
import type { InquiryFormData } from '~/lib/inquiry-form.server';
import { forgetDraft, restoreDraft, storeDraft } from '~/lib/inquiry-draft';
import { campaign, sentItems, storeItems } from '~/lib/inquiry-list';
import { pathIn } from '~/lib/languages';
import { paths, sentPath } from '~/lib/site-paths';
import styles from './InquiryForm.module.css';
import { InquiryChat } from './InquiryChat';
import { InquiryItems, readItem } from './InquiryItems';
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
  const language = useLanguage();
  const { tell } = useRootData().texts.asking;
  const form = useRef<HTMLFormElement>(null);
  const begun = useRef<Promise<void>>();
  const [token, setToken] = useState(given.token);
  const [{ isSending, failure, errors = {} }, setState] = useState<State>({});
  const fields = () => new FormData(form.current ?? undefined);
  const { items, products, code, loads, update } = useInquiryItems(given.products, (asked) =>
    asked.map(({ id }, index) => readItem(fields(), id, index)),
  );
  const asked = items.map((item) => ({ ...item, product: products.find(({ id }) => id === item.id) }));
  const opening = asked.some(({ product }) => product?.isSoldOut) ? `${tell}.\n` : '';

  useEffect(() => void (form.current && restoreDraft(form.current)), []);
  useEffect(() => {
    const message = form.current?.querySelector('textarea');
    if (message && !message.value.startsWith(opening)) message.value = opening + message.value;
  }, [opening]);

  const begin = async () => {
    const { data } = await callApi<{ token: string }>('/api/inquiry/token');
    // Else that of the page has to do.
    if (!data) return;
    setToken(data.token);
    await new Promise((resolve) => setTimeout(resolve, SOONEST_MS));
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setState({ isSending: true });
    await begun.current;
    const typed = [...fields()].filter(([name, value]) => value && !name.startsWith('items['));
    const body = { ...Object.fromEntries(typed), code, utm: campaign(), items: sentItems(items) };
    const { status, errors } = await callApi('/api/inquiry', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (status === 201) {
      storeItems([]);
      forgetDraft();
      return location.assign(`${pathIn(language, sentPath)}?code=${code}`);
    }
    setState({ failure: status === 429 ? 'busy' : errors ? 'refused' : 'lost', errors });
    const [first] = Object.keys(errors ?? {});
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const described = (name: string) => ({
    name,
    'aria-invalid': name in errors || undefined,
    'aria-describedby': `${name}-error`,
  });
  const errorOf = (name: string) => (
    <span id={`${name}-error`} className="failed">
      {name in errors && ((texts.errors as Record<string, string>)[name] ?? errors[name])}
    </span>
  );

  return (
    <form
      ref={form}
      method="post"
      action="/api/inquiry"
      className="container page"
      onSubmit={send}
      onFocus={() => void (begun.current ??= begin())}
      onInput={() => {
        update(items.map(({ id }, index) => readItem(fields(), id, index)));
        storeDraft(fields());
      }}
    >
      <InquiryItems
        key={loads}
        texts={texts}
        asked={asked}
        longestQuantity={given.longestQuantity}
        onRemove={(id) => update(items.filter((item) => item.id !== id))}
      />
      <div className={`columns ${styles.ways}`}>
        <InquiryChat texts={texts} asked={asked} code={code} site={given.site} />
        <section className="block" aria-labelledby="by-form">
          <h2 id="by-form">{texts.form.title}</h2>
          <div className={`columns ${styles.fields}`}>
            {given.fields.map(({ name, label, ...field }) => (
              <div key={name}>
                <label className="note field">
                  {label}
                  <input {...field} {...described(name)} />
                </label>
                {errorOf(name)}
              </div>
            ))}
            <label className="note field">
              {texts.form.incoterm}
              <select name="incoterm" defaultValue="">
                <option />
                {given.incoterms.map((incoterm) => (
                  <option key={incoterm}>{incoterm}</option>
                ))}
              </select>
            </label>
            <div className={styles.message}>
              <label className="note field">
                {texts.form.message}
                <textarea {...described('message')} rows={5} required defaultValue={opening} />
              </label>
              {errorOf('message')}
            </div>
          </div>
          <label className="visually-hidden" aria-hidden="true">
            {texts.form.fax}
            <input name="fax_number" tabIndex={-1} autoComplete="off" />
          </label>
          {Object.entries({ token, language, source: given.source }).map(([name, value]) => (
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
