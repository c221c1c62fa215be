import { currentAdminId } from './session';

/** The unsaved input of a form whose session ended, or whose page was left: for the same administrator, in this tab only. */
interface Draft extends Changes {
  adminId: number | undefined;
  /** The address of the form. */
  path: string;
}

export interface Changes {
  /** The changed fields, and the version of the record that was edited. */
  values: Record<string, unknown>;
  /** The record that they were typed over. */
  base: Readonly<Record<string, unknown>>;
  /** A chosen file cannot be stored. */
  fileLost: boolean;
}

const KEY = 'draft';
let openForm: (() => Draft) | undefined;
let leavesUnasked = false;

/**
 * Registers the form of the screen; there is one at a time.
 * @param changes called when the session ends, or the page is left
 * @returns removes the form
 */
export function registerForm(path: string, changes: () => Changes): () => void {
  const adminId = currentAdminId();
  const form = () => ({ adminId, path, ...changes() });
  openForm = form;
  return () => {
    if (openForm === form) openForm = undefined;
  };
}

/** Stores the input of the open form, if there is any. */
export function storeDraft(): void {
  const draft = currentDraft();
  if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
}

/** Stores the input of the open form, and lets the browser leave it without a warning. */
export function saveDraft(): void {
  if (!currentDraft()) return;
  storeDraft();
  leavesUnasked = true;
}

/** @returns whether there was none, or the administrator agrees that it is lost */
export function giveUpInput(question: string): boolean {
  if (!currentDraft()) return true;
  if (!window.confirm(question)) return false;
  openForm = undefined;
  leavesUnasked = true;
  return true;
}

function currentDraft(): Draft | undefined {
  const draft = openForm?.();
  if (draft?.adminId === undefined) return undefined;
  return Object.keys(draft.values).length > 0 || draft.fileLost ? draft : undefined;
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

/** The draft of this session's administrator. Another's is removed, so that the login screen no longer announces it. */
export function ownDraft(): Draft | undefined {
  const stored = sessionStorage.getItem(KEY);
  if (!stored) return undefined;
  const draft = JSON.parse(stored) as Draft;
  if (currentAdminId() === draft.adminId) return draft;
  dropDraft();
  return undefined;
}

/** Returns the draft of this screen, once. A draft of another screen is outdated and removed. */
export function takeDraft(path: string): Draft | undefined {
  const draft = ownDraft();
  dropDraft();
  return draft?.path === path ? draft : undefined;
}
