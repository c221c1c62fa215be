import { type FormEvent, useEffect, useState } from 'react';
import logo from '../brand/logo.svg';
import { hasLeftDraft, lastRefusal, refusedPath } from '../auth/refusal';
import { PATHS } from '../paths';
import { LOGIN } from '../i18n/login';
import { COMPANY } from '../i18n/texts';
import backgroundAvif from './background.avif';
import background from './background.jpg';
import './login.css';
import { signIn } from './signIn';

/** Without React Admin, which `fetchAdmin` downloads while the administrator types. */
export default function LoginPage({ fetchAdmin }: { fetchAdmin: () => Promise<unknown> }) {
  const [error, setError] = useState<string>();
  const [codeRequired, setCodeRequired] = useState(false);
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    document.title = `${LOGIN.title} · ${COMPANY}`;
    fetchAdmin().catch(console.error);
  }, [fetchAdmin]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setError(undefined);
    setLoading(true);
    const refusal = await signIn({
      username: textOf(form, 'username'),
      pass: textOf(form, 'pass'),
      ...(codeRequired && { code: textOf(form, 'code') }),
    });
    if (refusal === undefined) return window.location.replace(refusedPath() ?? PATHS.admin);
    setError(refusal.sentence);
    setCodeRequired(refusal.codeRequired);
    setLoading(false);
  }

  const note = sessionEndNote();
  return (
    <main className="login">
      <picture>
        <source srcSet={backgroundAvif} type="image/avif" />
        <img className="login-background" src={background} alt="" width={1280} height={720} />
      </picture>
      <form
        className="login-card"
        noValidate
        aria-busy={loading}
        onSubmit={(event) => void handleSubmit(event)}
        onInput={() => setError(undefined)}
      >
        <img className="login-logo" src={logo} alt={`Logo ${COMPANY}`} width={72} height={72} />
        <h1>{LOGIN.title}</h1>
        <p className="login-company">{COMPANY}</p>
        {note && (
          <p className="login-note" id="end-note">
            {note}
          </p>
        )}
        <label htmlFor="username">{LOGIN.username}</label>
        <input
          id="username"
          name="username"
          ref={focus}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={note && 'end-note'}
        />
        <label htmlFor="pass">{LOGIN.password}</label>
        <Password />
        {codeRequired && <Code />}
        <p className="login-error" role="alert">
          {error}
        </p>
        <button type="submit" disabled={loading}>
          {loading ? LOGIN.loading : LOGIN.signIn}
        </button>
        <p className="login-forgotten">{LOGIN.forgotten}</p>
        <a href={PATHS.publicSite}>{LOGIN.backToSite}</a>
      </form>
    </main>
  );
}

function sessionEndNote(): string | undefined {
  const refusal = lastRefusal();
  if (!refusal) return undefined;
  return hasLeftDraft(refusal) ? LOGIN.draftSaved : LOGIN.sessionEnded;
}

const focus = (field: HTMLInputElement | null) => field?.focus();

function Password() {
  const [shown, setShown] = useState(false);
  const action = shown ? LOGIN.hide : LOGIN.show;
  return (
    <div className="login-password">
      <input id="pass" name="pass" type={shown ? 'text' : 'password'} autoComplete="current-password" />
      <button type="button" aria-label={`${action} ${LOGIN.secret}`} onClick={() => setShown(!shown)}>
        {action}
      </button>
    </div>
  );
}

function Code() {
  return (
    <>
      <label htmlFor="code">{LOGIN.code}</label>
      <input
        id="code"
        name="code"
        ref={focus}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="code-hint"
      />
      <p className="login-note" id="code-hint">
        {LOGIN.codeHint}
      </p>
    </>
  );
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
