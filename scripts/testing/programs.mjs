import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const CHROME_ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
// Debian keeps servers here, outside of an ordinary user's PATH.
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * @param {string[]} names in order of preference
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function findChromium() {
  return findHeadlessShell() || findProgram(...CHROMIUM) || [CHROME_ON_MACOS].find(existsSync);
}

/** Chromium without a window, in which the stories take a third less time; or the browser of `CHROMIUM_PATH`. */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH || findProgram(HEADLESS_SHELL);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
