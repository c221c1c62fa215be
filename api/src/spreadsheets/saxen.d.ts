declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      take: (name: string, attributes: () => Record<string, string> | false) => void,
    ): this;
    on(event: 'text' | 'cdata' | 'closeTag', take: (text: string) => void): this;
    parse(xml: string): void;
    stop(): void;
  }
}
