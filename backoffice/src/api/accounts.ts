import type { Identifier } from 'ra-core';
import { act, call, request } from './request';
import type {
  ConfirmRequest,
  DisabledRequest,
  MadeUpPasswordResponse,
  PasswordRequest,
  RecoveryCodesResponse,
  SessionResponse,
  TotpCodeRequest,
  TotpSecretResponse,
  TotpStateResponse,
} from 'api/schema';

/** Of administrators, and of who is logged in. */
export const accounts = {
  confirmPassword: (pass: string) => act('admins/confirm', 'POST', { pass } satisfies ConfirmRequest),

  changePassword: (password: string) => act('admins/password', 'PUT', { password } satisfies PasswordRequest),

  setDisabled: (adminId: Identifier, disabled: boolean) =>
    act(`admins/${adminId}/disabled`, 'PUT', { disabled } satisfies DisabledRequest),
  /** @returns the one that was made up */
  resetPassword: async (adminId: Identifier) =>
    (await call<MadeUpPasswordResponse>(`admins/${adminId}/password`, 'POST')).password,
  endSessionsOf: (adminId: Identifier) => act(`admins/${adminId}/sessions`, 'DELETE'),

  /** Of the administrator's own account. */
  sessions: () => call<SessionResponse[]>('admins/sessions'),
  endSession: (id: string) => act(`admins/sessions/${id}`, 'DELETE'),
  endOtherSessions: () => act('admins/sessions', 'DELETE'),

  twoStep: () => call<TotpStateResponse>('admins/totp'),
  beginTwoStep: () => call<TotpSecretResponse>('admins/totp', 'POST'),
  confirmTwoStep: (code: string) =>
    request<RecoveryCodesResponse>('admins/totp/confirm', 'POST', { code } satisfies TotpCodeRequest),
  renewRecoveryCodes: () => call<RecoveryCodesResponse>('admins/totp/recovery-codes', 'POST'),
  endTwoStep: () => act('admins/totp', 'DELETE'),
};
