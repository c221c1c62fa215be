const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' });

const dayFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full' });

/** 'Sabtu, 21 November 2026' */
export function formatDay(iso: string): string {
  return dayFormat.format(new Date(iso));
}

/** An ISO time in Indonesian, in the browser's time zone: '21 November 2026 pukul 18.05'. */
export function formatTime(iso: string): string {
  return format.format(new Date(iso));
}
