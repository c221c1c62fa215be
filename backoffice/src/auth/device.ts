/** One key per administrator, for shared computers. */
const keyFor = (username: string) => `device ${username.trim().toLowerCase()}`;

/** The secret of this browser's last login with the name, '' before the first: failed logins elsewhere do not block it. */
export const deviceSecret = (username: string) => localStorage.getItem(keyFor(username)) ?? '';

/** Outlives the session. */
export const storeDeviceSecret = (username: string, secret: string) =>
  localStorage.setItem(keyFor(username), secret);
