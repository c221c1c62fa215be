declare module 'linebreak' {
  /** Tells where a line may end, by Unicode's rules (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
