import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { LONGEST_PASSWORD, LONGEST_USERNAME } from '../credentials.js';
import { CodeWanted, ErrorEnvelope } from '../http/envelope.decorator.js';
import { TransformText, WithoutSpaces } from '../http/rules.js';

const BOTH_REQUIRED = 'Username dan password wajib diisi.';
const LONGEST_DEVICE_SECRET = 100;
const LONGEST_CODE = 50;
export const WRONG_CREDENTIALS = 'Username atau password salah.';

export class LoginRequest {
  @ApiProperty()
  // Not cleaned: a name that was stored before names were is still that name.
  @TransformText((text) => text.trim())
  @MaxLength(LONGEST_USERNAME, { message: WRONG_CREDENTIALS })
  @IsNotEmpty({ message: BOTH_REQUIRED })
  @IsString({ message: BOTH_REQUIRED })
  username: string;

  @ApiProperty()
  @MaxLength(LONGEST_PASSWORD, { message: WRONG_CREDENTIALS })
  @IsNotEmpty({ message: BOTH_REQUIRED })
  @IsString({ message: BOTH_REQUIRED })
  pass: string;

  @ApiPropertyOptional({
    maxLength: LONGEST_DEVICE_SECRET,
    description:
      "What an earlier login answered as `device`, or '' for a browser's first: others who guess at the name cannot keep this browser out.",
  })
  @IsOptional()
  @MaxLength(LONGEST_DEVICE_SECRET, { message: WRONG_CREDENTIALS })
  @IsString({ message: WRONG_CREDENTIALS })
  device?: string;

  @ApiPropertyOptional({
    maxLength: LONGEST_CODE,
    description:
      'Only of who has switched on two-step verification: the six digits of the app, or a recovery code.',
  })
  @WithoutSpaces()
  @IsOptional()
  @MaxLength(LONGEST_CODE, { message: WRONG_CREDENTIALS })
  @IsString({ message: WRONG_CREDENTIALS })
  code?: string;
}

export class ConfirmRequest {
  @ApiProperty()
  @MaxLength(LONGEST_PASSWORD, { message: 'Password salah.' })
  @IsNotEmpty({ message: 'Password wajib diisi.' })
  @IsString({ message: 'Password wajib diisi.' })
  pass: string;
}

export class LoginRefusal extends OmitType(ErrorEnvelope, ['data']) {
  @ApiProperty({
    type: CodeWanted,
    nullable: true,
    description:
      'Null for wrong credentials. Otherwise the password was right, and a `code` is missing or wrong.',
  })
  data: CodeWanted | null;
}

export class LoginResponse {
  @ApiProperty({
    description: 'JWT (HS256) with `id` (the administrator), `sid` (the session) and `exp` (seconds).',
  })
  token: string;

  @ApiPropertyOptional({ description: 'Only when the request has one: a secret for the next login to send.' })
  device?: string;
}
