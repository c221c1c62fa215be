const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' });

/** An ISO time in Indonesian, in the browser's time zone: '21 November 2026 pukul 18.05'. */
export function formatTime(iso: string): string {
  return format.format(new Date(iso));
}
