/** What a save made doubtful. */
export interface Doubt {
  /** A specification's is 'specs.<key>'. */
  fields: string[];
  sentence: string;
  /** Other fields that may be what is wrong. */
  of?: readonly string[];
  /** The form itself says it for as long as it is so. */
  isShown?: boolean;
}
