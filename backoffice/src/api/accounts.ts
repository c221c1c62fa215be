import type { Identifier } from 'ra-core';
import { requestMessage, requestData, request } from './request';
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
  confirmPassword: (pass: string) =>
    requestMessage('admins/confirm', 'POST', { pass } satisfies ConfirmRequest),

  changePassword: (password: string) =>
    requestMessage('admins/password', 'PUT', { password } satisfies PasswordRequest),

  setDisabled: (adminId: Identifier, disabled: boolean) =>
    requestMessage(`admins/${adminId}/disabled`, 'PUT', { disabled } satisfies DisabledRequest),
  resetPassword: async (adminId: Identifier) =>
    (await requestData<MadeUpPasswordResponse>(`admins/${adminId}/password`, 'POST')).password,
  endSessionsOf: (adminId: Identifier) => requestMessage(`admins/${adminId}/sessions`, 'DELETE'),

  sessions: () => requestData<SessionResponse[]>('admins/sessions'),
  endSession: (id: string) => requestMessage(`admins/sessions/${id}`, 'DELETE'),
  endOtherSessions: () => requestMessage('admins/sessions', 'DELETE'),

  twoStep: () => requestData<TotpStateResponse>('admins/totp'),
  beginTwoStep: () => requestData<TotpSecretResponse>('admins/totp', 'POST'),
  confirmTwoStep: (code: string) =>
    request<RecoveryCodesResponse>('admins/totp/confirm', 'POST', { code } satisfies TotpCodeRequest),
  renewRecoveryCodes: () => requestData<RecoveryCodesResponse>('admins/totp/recovery-codes', 'POST'),
  endTwoStep: () => requestMessage('admins/totp', 'DELETE'),
};
