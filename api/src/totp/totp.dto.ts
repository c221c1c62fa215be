import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { WithoutSpaces } from '../http/rules.js';
import { RECOVERY_CODES } from './recovery-codes.js';

export class TotpCodeRequest {
  @ApiProperty({ example: '123456', description: 'As the app shows it.' })
  @WithoutSpaces()
  @Matches(/^\d{6}$/, { message: 'Kode verifikasi terdiri dari 6 angka.' })
  code: string;
}

export class TotpStateResponse {
  @ApiProperty()
  enabled: boolean;

  @ApiProperty({ type: 'integer', description: 'How many recovery codes are not used yet.' })
  recovery_codes_left: number;
}

export class TotpSecretResponse {
  @ApiProperty({ description: 'For typing it in by hand. Shown only here.' })
  secret: string;

  @ApiProperty({ description: 'otpauth://totp/…, as authenticator apps read it.' })
  uri: string;

  @ApiProperty({
    description: 'The same as a picture: the source of an image, a QR code as SVG in a data: URL.',
  })
  qr: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({
    type: [String],
    minItems: RECOVERY_CODES,
    maxItems: RECOVERY_CODES,
    example: ['b7k2m-x4q9t'],
    description: 'Each opens one login in place of a code. Shown only here.',
  })
  recovery_codes: string[];
}
