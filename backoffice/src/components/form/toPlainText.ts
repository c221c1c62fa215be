const TAG =
  /<\/?(?:p|br|div|span|b|i|u|em|strong|font|a|img|h[1-6]|ul|ol|li|table|tbody|tr|t[dh]|style|script)\b[^<>]*>/i;
const ENDS_OF_LINES = /<br\b[^<>]*>|<\/(?:p|div|h[1-6]|li|ul|ol|tr|table)>/gi;

export const hasTags = (text: string) => TAG.test(text);

export function toPlainText(html: string): string {
  const spaced = html
    .replace(ENDS_OF_LINES, '$&\n')
    .replace(/<li\b[^<>]*>/gi, '$&- ')
    .replace(/<\/t[dh]>/gi, '$& ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const code of body.querySelectorAll('style, script')) code.remove();
  const text = (body.textContent ?? '').replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n');
  return text.replace(/\n{3,}/g, '\n\n').trim();
}
