import { currentAdminId } from './session';

/** The unsaved input of a form whose session ended, or whose page was left: for the same administrator. */
export interface Draft extends Changes {
  adminId: number | undefined;
  /** The address of the form; behind a '#' which part of the screen it is in. */
  path: string;
  /** The key of its document in local storage, see keptDrafts.ts. */
  keptAs: string;
}

export interface Changes {
  /** The changed fields, and the version of the record that was edited. */
  values: Record<string, unknown>;
  /** The record that they were typed over. */
  base: Readonly<Record<string, unknown>>;
  /** A chosen file cannot be stored. */
  fileLost: boolean;
}

const KEY = 'drafts';
const OF_OTHERS = 'drafts of others';
/** Prefix of keys in local storage. */
export const KEPT = 'draft ';
/** Of the window, where another tab's drafts have become those of this one. */
export const ADOPTED = 'draftsadopted';
const documentId = Math.random();
/** Of all documents of an administrator. */
export const keptBy = (adminId: number | undefined) => `${KEPT}${adminId} `;
const openForms = new Map<string, () => Draft>();
let leavesUnasked = false;

/**
 * Registers a form of the screen.
 * @param changes called when the session ends, or the page is left
 * @returns removes the form
 */
export function registerForm(path: string, changes: () => Changes): () => void {
  const adminId = currentAdminId();
  const form = () => ({ adminId, path, keptAs: keptBy(adminId) + documentId, ...changes() });
  openForms.set(path, form);
  return () => {
    if (openForms.get(path) === form) openForms.delete(path);
  };
}

/** Stores the input of the open forms, if there is any. */
export function storeDraft(): void {
  const drafts = currentDrafts();
  if (drafts.length > 0) write(KEY, drafts);
}

/** Stores the input of the open forms, and lets the browser leave them without a warning. */
export function saveDraft(): void {
  if (currentDrafts().length === 0) return;
  storeDraft();
  leavesUnasked = true;
}

const ownKept = () => Object.keys(localStorage).filter((key) => key.startsWith(keptBy(currentAdminId())));

/** Whether tabs that are gone have left input of the administrator. */
export async function isInputLeft(): Promise<boolean> {
  const keys = ownKept();
  if (keys.length === 0) return false;
  const { held = [] } = await navigator.locks.query();
  return keys.some((key) => !held.some(({ name }) => name === key));
}

/**
 * Before a logout, which leaves nothing of the administrator on the device; what another open tab holds waits there.
 * @param isLeft whether more is lost than what the open forms hold
 * @returns whether there was none, or the administrator agrees that it is lost
 */
export function giveUpInput(question: string, isLeft = false): boolean {
  if (isLeft || currentDrafts().length > 0) {
    if (!window.confirm(question)) return false;
    openForms.clear();
    leavesUnasked = true;
  }
  ownDrafts();
  dropDraft();
  for (const key of ownKept()) localStorage.removeItem(key);
  return true;
}

/** What the open forms hold. */
export function currentDrafts(): Draft[] {
  return [...openForms.values()]
    .map((form) => form())
    .filter(
      ({ adminId, values, fileLost }) =>
        adminId !== undefined && (Object.keys(values).length > 0 || fileLost),
    );
}

/** Silences the browser's question, which somebody answers with no who has lost the session already. */
export function leaveUnasked(event: BeforeUnloadEvent): void {
  if (leavesUnasked) event.stopImmediatePropagation();
}

/** The page came back with its form. */
export const dropDraft = () => sessionStorage.removeItem(KEY);

/** Whether there is a draft of any administrator: the session, if there is one, is of another tab. */
export function hasDraft(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

function read(key: string): Draft[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Draft[];
}

function write(key: string, drafts: readonly Draft[]): void {
  if (drafts.length > 0) sessionStorage.setItem(key, JSON.stringify(drafts));
  else sessionStorage.removeItem(key);
}

/** The drafts of this session's administrator. Another's wait for their login, which no longer announces them to everybody. */
function ownDrafts(): Draft[] {
  const drafts = [...read(KEY), ...read(OF_OTHERS)];
  const isOwn = ({ adminId }: Draft) => adminId === currentAdminId();
  const own = drafts.filter(isOwn);
  write(KEY, own);
  write(
    OF_OTHERS,
    drafts.filter((draft) => !isOwn(draft)),
  );
  return own;
}

/** Makes the drafts of a tab that is gone those of this one, in place of outdated ones. */
export function adopt(drafts: readonly Draft[]): void {
  // Sets those of others aside.
  ownDrafts();
  write(KEY, drafts);
  window.dispatchEvent(new Event(ADOPTED));
}

export const screenOf = (path: string) => path.split('#')[0];

/** The address of the screen that has a draft. */
export const draftPath = () => ownDrafts().map(({ path }) => screenOf(path))[0];

/** The part of this screen that has a draft of its own. */
export const draftPart = (path: string) =>
  ownDrafts()
    .find((draft) => draft.path.startsWith(`${path}#`))
    ?.path.slice(path.length + 1);

/**
 * Returns the draft of this form, once. Those of the same screen stay until they are taken, and drafts of another one are
 * outdated and removed.
 */
export function takeDraft(path: string): Draft | undefined {
  const drafts = ownDrafts();
  const others = drafts.filter((draft) => draft.path !== path && screenOf(draft.path) === screenOf(path));
  write(KEY, others);
  return drafts.find((draft) => draft.path === path);
}
