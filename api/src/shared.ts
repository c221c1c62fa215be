/** The front ends import these rules too, so they must import nothing of the server. */
export * from './contacts/contact-link.js';
export * from './clean-text.js';
export * from './http/today.js';
export * from './inquiries/inquiry-code.js';
export * from './inquiries/inquiry-statuses.js';
export * from './locales.js';
export * from './products/code-words.js';
export * from './products/five-fold.js';
