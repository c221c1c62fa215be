import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsEmail, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { LONGEST_PASSWORD, LONGEST_USERNAME, SHORTEST_PASSWORD } from '../credentials.js';
import { NULL_SCHEMA } from '../http/envelope.decorator.js';
import { ColumnsOf, responseOf } from '../http/response-type.js';
import { LowerCase, RequiredText, tooLong, YesNo } from '../http/rules.js';
import { Admin } from '../auth/admin.entity.js';

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

const SHOWN = ['id', 'first_name', 'last_name', 'username', 'email'] as const;

export class AdminResponse extends ColumnsOf(Admin, SHOWN) {
  @ApiProperty({ ...NULL_SCHEMA, description: 'Always null: the stored password never leaves the server.' })
  pass: null;
}

const response = responseOf(AdminResponse);
export const toAdminResponse = (admin: Admin): AdminResponse => response({ ...admin, pass: null });

export class AdminAccountResponse extends ColumnsOf(Admin, [...SHOWN, 'created_at']) {
  @ApiProperty({ description: 'Can no longer log in.' })
  disabled: boolean;

  @ApiProperty({ description: 'Logs in with a second step.' })
  totp: boolean;
}

const accountResponse = responseOf(AdminAccountResponse);

export const toAdminAccountResponse = ({ admin, totp }: Account): AdminAccountResponse =>
  accountResponse({ ...admin, totp, disabled: admin.disabled_at !== null });
