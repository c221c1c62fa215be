import { useLocation } from 'react-admin';
import type { Doubt } from '../form/doubt';

const NONE: readonly Doubt[] = [];

/** What the last save made doubtful, in a form that was opened to put it right. */
export const useDoubts = () => ((useLocation().state ?? {}) as { doubts?: readonly Doubt[] }).doubts ?? NONE;

/** The fields that are to be put right: what is stored of them says nothing of what is typed. */
export const useDoubtedFields = () => useDoubts().flatMap(({ fields }) => fields);
