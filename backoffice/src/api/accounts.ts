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

export const accounts = {
  confirmPassword: (pass: string) => act('admins/confirm', 'POST', { pass } satisfies ConfirmRequest),

  changePassword: (password: string) => act('admins/password', 'PUT', { password } satisfies PasswordRequest),

  setDisabled: (adminId: Identifier, disabled: boolean) =>
    act(`admins/${adminId}/disabled`, 'PUT', { disabled } satisfies DisabledRequest),
  resetPassword: async (adminId: Identifier) =>
    (await call<MadeUpPasswordResponse>(`admins/${adminId}/password`, 'POST')).password,
  endSessionsOf: (adminId: Identifier) => act(`admins/${adminId}/sessions`, 'DELETE'),

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
