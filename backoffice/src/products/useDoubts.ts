import { useLocation } from 'react-admin';
import type { Doubts } from '../form/EditScreen';

/** What the last save made doubtful, in a form that was opened to put it right. */
export const useDoubts = () => ((useLocation().state ?? {}) as { doubts?: Doubts }).doubts;

/** Whether a field is to be put right: what is stored of it says nothing of what is typed. */
export const useIsDoubted = (field: string) => useDoubts()?.fields.includes(field) ?? false;
