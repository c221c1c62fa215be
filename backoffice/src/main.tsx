import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { currentToken } from './auth/session';
import { watchSession } from './auth/watchSession';
import './layout/theme/fonts.css';
import { NOT_ARRIVED } from './i18n/texts';
import { PATHS } from './paths';

const fetchAdmin = () => import('./App');

/** Without a token `/admin` leads to the login screen before React Admin is downloaded. */
async function start(root: Root): Promise<void> {
  const wantsAdmin = /^\/admin(\/|$)/.test(window.location.pathname);
  if (wantsAdmin && !currentToken()) return window.location.replace(PATHS.login);
  if (wantsAdmin) watchSession();
  const { default: Screen } = wantsAdmin ? await fetchAdmin() : await import('./login/LoginPage');
  root.render(
    <StrictMode>
      <Screen fetchAdmin={fetchAdmin} />
    </StrictMode>,
  );
}

/** Unstyled, as the theme may not have loaded either: the network failed, or this tab is older than the deploy. */
function NotArrived() {
  return (
    <main>
      <p role="alert">{NOT_ARRIVED.sentence}</p>
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
    root.render(<NotArrived />);
  });
}
