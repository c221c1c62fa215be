import type { OldNumberShape } from '../api/schema';

/** What a save made doubtful. */
export interface Doubt {
  /** A specification's is 'specs.<key>'. */
  fields: string[];
  sentence: string;
  /** Other fields that may be what is wrong. */
  of?: readonly string[];
  /** What of them is an old number: its sentence names those that still have it. */
  old?: Pick<OldNumberShape, 'number' | 'words' | 'places'>;
  /** The form itself says it for as long as it is so. */
  isShown?: boolean;
}
