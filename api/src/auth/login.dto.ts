import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trim } from '../http/rules.js';
import { LONGEST_PASSWORD, LONGEST_USERNAME } from './credentials.js';

const BOTH_REQUIRED = 'Username dan password wajib diisi.';
const WRONG = 'Username atau password salah.';

export class LoginRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(LONGEST_USERNAME, { message: WRONG })
  @IsNotEmpty({ message: BOTH_REQUIRED })
  @IsString({ message: BOTH_REQUIRED })
  username: string;

  @ApiProperty()
  @MaxLength(LONGEST_PASSWORD, { message: WRONG })
  @IsNotEmpty({ message: BOTH_REQUIRED })
  @IsString({ message: BOTH_REQUIRED })
  pass: string;
}

export class LoginResponse {
  @ApiProperty({
    description: 'JWT (HS256) with `id` (the administrator), `sid` (the session) and `exp` (seconds).',
  })
  token: string;
}

export { WRONG as WRONG_CREDENTIALS };
