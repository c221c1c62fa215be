import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { noteRefusal } from './auth/refusal';
import { confirmedToken, keepsSiteData } from './auth/session';
import { watchSession } from './auth/watchSession';
import './layout/theme/fonts.css';
import { NO_SITE_DATA, NOT_ARRIVED } from './i18n/texts';
import { PATHS } from './paths';

const fetchAdmin = () => import('./App');

/** Without a token `/admin` leads to the login screen before React Admin is downloaded. */
async function start(root: Root): Promise<void> {
  const wantsAdmin = /^\/admin(\/|$)/.test(window.location.pathname);
  if (!keepsSiteData()) return root.render(<Notice sentence={NO_SITE_DATA} />);
  if (wantsAdmin && !(await confirmedToken())) {
    noteRefusal();
    return window.location.replace(PATHS.login);
  }
  if (wantsAdmin) watchSession();
  const { default: Screen } = wantsAdmin ? await fetchAdmin() : await import('./login/LoginPage');
  root.render(
    <StrictMode>
      <Screen fetchAdmin={fetchAdmin} />
    </StrictMode>,
  );
}

/** Unstyled, as the theme may not have loaded either: the network failed, or this tab is older than the deploy. */
function Notice({ sentence }: { sentence: string }) {
  return (
    <main>
      <p role="alert">{sentence}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {NOT_ARRIVED.reload}
      </button>
    </main>
  );
}

const container = document.getElementById('root');
if (container) {
  const root = createRoot(container);
  start(root).catch((error: unknown) => {
    console.error(error);
    root.render(<Notice sentence={NOT_ARRIVED.sentence} />);
  });
}
