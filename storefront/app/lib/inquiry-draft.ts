const KEY = 'inquiry-draft';

/** What is typed into the form stays until it is sent, or the window is closed. */
export function storeDraft(fields: FormData): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fields)));
  } catch {
    // A browser that keeps no site data.
  }
}

/** What was typed before scripts were loaded stays, too. */
export function restoreDraft({ elements }: HTMLFormElement): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
    for (const field of elements) {
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (!isText || field.type === 'hidden' || field.name.startsWith('items')) continue;
      if (field.value === field.defaultValue) field.value = draft[field.name] ?? field.value;
    }
  } catch {
    // As above.
  }
}

export const forgetDraft = () => storeDraft(new FormData());
