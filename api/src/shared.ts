/** The rules that the front ends share with the API. What is exported here imports nothing of the server. */
export * from './contacts/contact-link.js';
export * from './http/today.js';
export * from './products/code-words.js';
export * from './products/five-fold.js';
