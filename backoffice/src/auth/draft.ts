import { currentAdminId } from './session';

/** What was typed into a form when its session ended. It waits in this tab alone, for the same administrator. */
interface Draft extends Changes {
  adminId: number | undefined;
  /** Of the form's screen. */
  path: string;
}

export interface Changes {
  /** The changed fields alone, and the version of the record they were typed over. */
  values: Record<string, unknown>;
  /** A chosen file cannot be kept. */
  fileLost: boolean;
}

const KEY = 'draft';
let openForm: (() => Draft) | undefined;

/**
 * Announces the form on the screen, of which there is one at a time.
 * @param changes is asked when the session ends
 * @returns ends the announcement
 */
export function announceForm(path: string, changes: () => Changes): () => void {
  const adminId = currentAdminId();
  const form = () => ({ adminId, path, ...changes() });
  openForm = form;
  return () => {
    if (openForm === form) openForm = undefined;
  };
}

/** Keeps what was typed into the open form, and lets the browser leave it without asking. */
export function keepDraft(): void {
  const draft = openForm?.();
  if (draft?.adminId === undefined || (Object.keys(draft.values).length === 0 && !draft.fileLost)) return;
  sessionStorage.setItem(KEY, JSON.stringify(draft));
  const leave = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', leave, { capture: true, once: true });
}

/** Whether a draft waits for whoever logs in next: the session there may be now is another tab's. */
export function draftWaits(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** The draft of the administrator who is logged in. Another's goes for good, so that no login announces it any more. */
export function waitingDraft(): Draft | undefined {
  const stored = sessionStorage.getItem(KEY);
  if (!stored) return undefined;
  const draft = JSON.parse(stored) as Draft;
  if (currentAdminId() === draft.adminId) return draft;
  sessionStorage.removeItem(KEY);
  return undefined;
}

/** Hands out the draft of this screen, once. Any other is out of date by now. */
export function takeDraft(path: string): Draft | undefined {
  const draft = waitingDraft();
  sessionStorage.removeItem(KEY);
  return draft?.path === path ? draft : undefined;
}
