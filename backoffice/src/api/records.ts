import type { components } from './schema';

type Schemas = components['schemas'];

export type Product = Schemas['ProductResponse'];
export type Category = Schemas['CategoryResponse'];
export type Contact = Schemas['ContactResponse'];
export type CompanyInfo = Schemas['CompanyInfoResponse'];
export type Admin = Schemas['AdminResponse'];
export type TrashedProduct = Schemas['TrashedProductResponse'];
export type HistoryEntry = Schemas['HistoryResponse'];
export type ChangedRecord = Schemas['ChangedRecord'];
export type Refusal = Schemas['ErrorEnvelope'];
export type SheetReport = Schemas['SheetReport'];
export type SheetFormat = 'csv' | 'xlsx';
export type Administrator = Schemas['AdminAccountResponse'];
export type Session = Schemas['SessionResponse'];
export type TwoStep = Schemas['TotpStateResponse'];
export type TwoStepSecret = Schemas['TotpSecretResponse'];
export type RecoveryCodes = Schemas['RecoveryCodesResponse'];
