/** With 'process' for 'processed' and 'processing', which begin with it. */
export const withProcess = (text: string) =>
  text.replace(/(?<!\p{L})process(?:ed|ing)(?!\p{L})/giu, 'process');
