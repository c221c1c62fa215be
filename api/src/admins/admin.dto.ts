import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { IsEmail, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { LONGEST_PASSWORD, LONGEST_USERNAME, SHORTEST_PASSWORD } from '../credentials.js';
import { NULL_SCHEMA } from '../http/envelope.decorator.js';
import { LowerCase, RequiredText, tooLong, YesNo } from '../http/rules.js';
import type { Admin } from '../auth/admin.entity.js';

export interface Account {
  admin: Admin;
  totp: boolean;
}

const PASSWORD_TOO_SHORT = `Password harus minimal ${SHORTEST_PASSWORD} karakter.`;

export class AdminRequest {
  @RequiredText('Nama depan', 100)
  first_name: string;

  @RequiredText('Nama belakang', 100)
  last_name: string;

  @LowerCase()
  @RequiredText('Username', LONGEST_USERNAME, { description: 'Case does not count.' })
  username: string;

  @IsEmail({}, { message: 'Format email tidak valid.' })
  @LowerCase()
  @RequiredText('Email', 254, { format: 'email' })
  email: string;
}

export class PasswordRequest {
  @ApiProperty({ title: 'Password', minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD })
  @MaxLength(LONGEST_PASSWORD, { message: tooLong('Password', LONGEST_PASSWORD) })
  @Matches(/\S/, { message: 'Password tidak boleh hanya spasi.' })
  @MinLength(SHORTEST_PASSWORD, { message: PASSWORD_TOO_SHORT })
  @IsString({ message: PASSWORD_TOO_SHORT })
  password: string;
}

export class NewAdminRequest extends IntersectionType(AdminRequest, PasswordRequest) {}

export class MadeUpPasswordResponse {
  @ApiProperty({ description: 'Shown only here.' })
  password: string;
}

export class DisabledRequest {
  @YesNo('Nonaktif', { required: true, message: 'Pilih aktif atau nonaktif.' })
  disabled: boolean;
}

export class AdminResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  first_name: string;

  @ApiProperty()
  last_name: string;

  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ ...NULL_SCHEMA, description: 'Always null: the stored password never leaves the server.' })
  pass: null;
}

export function toAdminResponse({ id, first_name, last_name, username, email }: Admin): AdminResponse {
  return { id, first_name, last_name, username, email, pass: null };
}

export class AdminAccountResponse extends OmitType(AdminResponse, ['pass']) {
  @ApiProperty({ description: 'Can no longer log in.' })
  disabled: boolean;

  @ApiProperty({ description: 'Logs in with a second step.' })
  totp: boolean;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;
}

export function toAdminAccountResponse({ admin, totp }: Account): AdminAccountResponse {
  const { id, first_name, last_name, username, email, disabled_at, created_at } = admin;
  return { id, first_name, last_name, username, email, disabled: disabled_at !== null, totp, created_at };
}
