// docs/requirements.md, PASS-1 and API-3.
export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 128;
export const LONGEST_USERNAME = 100;
