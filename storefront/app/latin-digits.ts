/** With Arabic and Persian digits, and what separates them, as English writes them. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
}
