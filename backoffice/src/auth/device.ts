/** Each administrator of a shared computer has one of his own. */
const keyFor = (username: string) => `device ${username.trim().toLowerCase()}`;

/** What the last login of this name here was given, so that guesses from elsewhere do not keep it out; '' before the first. */
export const deviceSecret = (username: string) => localStorage.getItem(keyFor(username)) ?? '';

/** Outlasts the session, and every logout. */
export const keepDeviceSecret = (username: string, secret: string) =>
  localStorage.setItem(keyFor(username), secret);
