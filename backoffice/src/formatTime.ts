const written = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' });

/** An ISO time as it is written in Indonesia, in the time zone of this machine: '21 November 2026 pukul 18.05'. */
export function shownTime(iso: string): string {
  return written.format(new Date(iso));
}
