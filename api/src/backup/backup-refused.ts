/** Why a backup or a restore does not take place, in one line for the operator. */
export class BackupRefused extends Error {}
