import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { currentToken } from './auth/session';
import { watchSession } from './auth/watchSession';
import './fonts.css';
import { PATHS } from './paths';
import { NOT_ARRIVED } from './texts';

/** One document for two screens: the path decides, and nobody downloads React Admin without a token. */
async function start(root: Root): Promise<void> {
  const wantsAdmin = /^\/admin(\/|$)/.test(window.location.pathname);
  if (wantsAdmin && !currentToken()) return window.location.replace(PATHS.login);
  if (wantsAdmin) watchSession();
  const { default: Screen } = wantsAdmin ? await import('./admin/App') : await import('./login/LoginPage');
  root.render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}

/** Without any theme, which may not have arrived either: the network is bad, or this tab is older than the deploy. */
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
