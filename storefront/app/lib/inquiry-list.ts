/** What a visitor asks about; it stays in the browser until it is sent. */
export interface InquiryItem {
  id: number;
  quantity: string;
  unit: string;
  sample: boolean;
}

export const MAX_INQUIRY_ITEMS = 20;

const KEY = 'inquiry';
const CAMPAIGN = 'utm';
const DRAFT = 'inquiry-draft';
/** Names come from the API. */
const STORED = ['id', 'quantity', 'unit', 'sample'] satisfies (keyof InquiryItem)[];

export const newItem = (id: number): InquiryItem => ({ id, quantity: '', unit: '', sample: false });

/** Empty also where a browser keeps no site data. */
export function storedItems(): InquiryItem[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as InquiryItem[];
    return stored
      .filter(({ id }) => Number.isInteger(id))
      .slice(0, MAX_INQUIRY_ITEMS)
      .map((item) => ({ ...newItem(0), ...item }));
  } catch {
    return [];
  }
}

/** @returns whether the browser keeps them */
export function storeItems(items: readonly InquiryItem[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(items, STORED));
    dispatchEvent(new Event(KEY));
    return true;
  } catch {
    return false;
  }
}

/** As the API takes them. */
export const sentItems = (items: readonly InquiryItem[]) =>
  items.map(({ id, quantity, unit, sample }) => ({ product_id: id, quantity, unit, sample }));

/** The campaign in the first address of the visit, which is kept until its window is closed. */
export function campaign(): string | undefined {
  const named = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'));
  try {
    return (sessionStorage[CAMPAIGN] ||= String(new URLSearchParams(named))) as string;
  } catch {
    return undefined;
  }
}

/** What is typed into the form stays until it is sent, or the window is closed. */
export function storeDraft(form?: HTMLFormElement): void {
  try {
    sessionStorage[DRAFT] = JSON.stringify(Object.fromEntries(new FormData(form)));
  } catch {
    // A browser that keeps no site data.
  }
}

/** What was typed before scripts were loaded stays, too. */
export function restoreDraft(form: HTMLFormElement | null, fields: readonly { name: string }[]): void {
  const draft = readDraft();
  for (const { name } of fields) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | undefined;
    if (field && draft[name] && field.value === field.defaultValue) field.value = draft[name];
  }
}

function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage[DRAFT] as string) as Record<string, string>;
  } catch {
    return {};
  }
}
