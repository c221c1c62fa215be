declare module 'saxen' {
  export class Parser {
    on(event: string, take: (text: string, attributes: () => Record<string, string> | false) => void): void;
    parse(xml: string): void;
  }
  export function decode(text: string): string;
}
