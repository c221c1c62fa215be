declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }

  export default class Validator {
    /** @param data the items of a page by their types */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
