const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' });

const dayFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full' });

/** 'Sabtu, 21 November 2026' */
export function formatDay(iso: string): string {
  return dayFormat.format(new Date(iso));
}

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-12-31' becomes '31 Desember 2026' in every time zone. */
export function formatDate(day: string): string {
  return dateFormat.format(new Date(day));
}

/** '21 November 2026 pukul 18.05', in the browser's time zone. */
export function formatTime(iso: string): string {
  return format.format(new Date(iso));
}
