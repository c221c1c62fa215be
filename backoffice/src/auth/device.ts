const DEVICE_KEY = 'device';

/** What the last login of this browser was given, so that guesses from elsewhere do not keep it out; '' before the first. */
export const deviceSecret = () => localStorage.getItem(DEVICE_KEY) ?? '';

/** Outlasts the session, and every logout. */
export const keepDeviceSecret = (secret: string) => localStorage.setItem(DEVICE_KEY, secret);
