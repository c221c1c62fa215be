import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const CHROME_ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
// Debian keeps servers here, and leaves it out of an ordinary user's PATH.
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * Where the first of these programs is found, if any is.
 * @param {string[]} names
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * The browser that the stories run in: `CHROMIUM_PATH`, or one that is installed.
 * @returns {string | undefined}
 */
export function findChromium() {
  return findHeadlessShell() || findProgram(...CHROMIUM) || [CHROME_ON_MACOS].find(existsSync);
}

/**
 * The browser of `CHROMIUM_PATH`, or Chromium without the window it would not show: the stories take a third less time.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH || findProgram(HEADLESS_SHELL);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
