import type { OldNumberShape } from '../api/schema';

/** What a save made doubtful. */
export interface Doubt {
  /** A specification's is 'specs.<key>'. */
  fields: string[];
  sentence: string;
  /** Other fields that may be what is wrong. */
  of?: readonly string[];
  /** The old number that they have, or the category: its sentence names those that still do. */
  old?: OldNumberShape;
  /** The form itself says it for as long as it is so. */
  isShown?: boolean;
}
