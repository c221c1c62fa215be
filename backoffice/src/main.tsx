import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentToken } from './auth/session';
import { watchSession } from './auth/watchSession';
import './fonts.css';
import { PATHS } from './paths';

/** One document for two screens: the path decides, and nobody downloads React Admin without a token. */
async function start(container: HTMLElement): Promise<void> {
  const wantsAdmin = /^\/admin(\/|$)/.test(window.location.pathname);
  if (wantsAdmin && !currentToken()) return window.location.replace(PATHS.login);
  if (wantsAdmin) watchSession();
  const { default: Screen } = wantsAdmin ? await import('./admin/App') : await import('./login/LoginPage');
  createRoot(container).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (container) void start(container);
