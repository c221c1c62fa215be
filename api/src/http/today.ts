/** Where the company is: its days begin there. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });

export const today = () => DAY.format();
