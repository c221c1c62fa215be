import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { generateSecret, generateURI, verify } from 'otplib';
import { type EntityManager, IsNull, LessThan, Not, Repository } from 'typeorm';
import { renderSVG } from 'uqr';
import { Admin } from '../auth/admin.entity.js';
import { ADMIN } from '../admins/admins.service.js';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import type { Origin } from '../auth/origin.decorator.js';
import { SecurityLog } from '../auth/security-log.js';
import { SessionsService } from '../auth/sessions.service.js';
import { lock } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { SYSTEM_AUTHOR } from '../history/author.js';
import { findRecord } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { CodeRequired, Conflict, InvalidFields, WrongCode } from '../http/http-errors.js';
import { AdminTotp } from '../auth/admin-totp.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { normalizeCode, generateRecoveryCodes } from './recovery-codes.js';
import { SecretEncryption } from './secret-encryption.js';
import type { RecoveryCodesResponse, TotpSecretResponse, TotpStateResponse } from './totp.dto.js';

const ISSUER = 'Etalase';
/** The clock of a phone may be wrong by the time of one code. */
const TOLERANCE_SECONDS = 30;
/** A phone may load the page anew while its authenticator is open: the secret must stay the same. */
const SAME_SECRET_MS = 15 * 60_000;

const WRONG_CODE = 'Kode verifikasi salah atau sudah dipakai.';
const CODE_WANTED = 'Masukkan kode verifikasi dari aplikasi autentikator Anda.';
const ALREADY_ON = 'Verifikasi dua langkah sudah aktif.';
const NOT_ON = 'Verifikasi dua langkah tidak aktif.';
const NOT_BEGUN = 'Mulai verifikasi dua langkah terlebih dahulu.';

type By = AuthenticatedUser | typeof SYSTEM_AUTHOR;

interface SecondStep {
  adminId: number;
  code: string | undefined;
  origin: Origin;
}

@Injectable()
export class TotpService {
  constructor(
    @InjectRepository(AdminTotp) private readonly totps: Repository<AdminTotp>,
    private readonly encryption: SecretEncryption,
    private readonly sessions: SessionsService,
    private readonly records: RecordsService,
    private readonly security: SecurityLog,
    private readonly work: UnitOfWork,
  ) {}

  async state(admin_id: number): Promise<TotpStateResponse> {
    const enabled = await this.totps.existsBy({ admin_id, enabled_at: Not(IsNull()) });
    const recovery_codes_left = await this.totps.manager.countBy(RecoveryCode, { admin_id });
    return { enabled, recovery_codes_left };
  }

  /** @throws Conflict when it is on */
  async begin(caller: AuthenticatedUser): Promise<TotpSecretResponse> {
    const admin_id = caller.adminId;
    const { username, secret } = await this.changing(admin_id, caller, async (manager) => {
      const totp = await manager.findOneBy(AdminTotp, { admin_id });
      if (totp?.enabled_at) throw new Conflict(ALREADY_ON);
      const secret = this.freshSecret(totp) ?? (await this.createSecret(manager, admin_id));
      return { ...(await findRecord(manager, ADMIN, admin_id)), secret };
    });
    const uri = generateURI({ issuer: ISSUER, label: username, secret });
    const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`;
    return { secret, uri, qr };
  }

  /** @throws InvalidFields for a wrong code, Conflict when it is on already or was not begun */
  async confirm(code: string, caller: AuthenticatedUser): Promise<RecoveryCodesResponse> {
    const admin_id = caller.adminId;
    const codes = await this.changing(admin_id, caller, async (manager) => {
      const totp = await manager.findOneBy(AdminTotp, { admin_id });
      if (!totp) throw new Conflict(NOT_BEGUN);
      if (totp.enabled_at) throw new Conflict(ALREADY_ON);
      if (!(await this.takeCode(manager, totp, code))) throw new InvalidFields({ code: WRONG_CODE });
      await manager.update(AdminTotp, { admin_id }, { enabled_at: new Date() });
      const changes = { totp: { from: null, to: 'aktif' } };
      await this.records.note(ADMIN, admin_id, changes, caller);
      return this.replaceRecoveryCodes(manager, admin_id);
    });
    this.security.record('totp.on', caller);
    return codes;
  }

  async renewRecoveryCodes(caller: AuthenticatedUser): Promise<RecoveryCodesResponse> {
    const admin_id = caller.adminId;
    const codes = await this.changing(admin_id, caller, async (manager) => {
      if (!(await isOn(manager, admin_id))) throw new Conflict(NOT_ON);
      const changes = { recovery_codes: { from: null, to: null } };
      await this.records.note(ADMIN, admin_id, changes, caller);
      return this.replaceRecoveryCodes(manager, admin_id);
    });
    this.security.record('totp.codes.renewed', caller);
    return codes;
  }

  async remove(admin_id: number, by: By): Promise<void> {
    await this.changing(admin_id, by, async (manager) => {
      if (!(await isOn(manager, admin_id))) throw new Conflict(NOT_ON);
      await manager.delete(RecoveryCode, { admin_id });
      await manager.delete(AdminTotp, { admin_id });
      await this.records.note(ADMIN, admin_id, { totp: { from: 'aktif', to: null } }, by);
    });
    this.security.record('totp.off', { ...by, adminId: admin_id });
  }

  /** @throws CodeNeeded without a code, WrongCode for one that is wrong or used */
  async pass(manager: EntityManager, { adminId, code, origin }: SecondStep): Promise<void> {
    const totp = await manager.findOneBy(AdminTotp, { admin_id: adminId, enabled_at: Not(IsNull()) });
    if (!totp) return;
    if (!code) {
      this.security.record('totp.asked', { adminId, origin });
      throw new CodeRequired(CODE_WANTED);
    }
    if (/^\d{6}$/.test(code) && (await this.takeCode(manager, totp, code))) return;
    const recovered = await this.takeRecoveryCode(manager, adminId, code);
    this.security.record(recovered ? 'totp.recovered' : 'totp.failed', { adminId, origin });
    if (!recovered) throw new WrongCode(WRONG_CODE);
  }

  /** @throws ConfirmationNeeded: a stolen token must neither take the second step away nor add one */
  private changing<T>(admin_id: number, by: By, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.work.internalTransaction(async (manager) => {
      await lock(manager, Admin, [admin_id]);
      if (by.adminId !== null) await this.sessions.requireConfirmed(manager, by);
      return work(manager);
    });
  }

  private freshSecret(totp: AdminTotp | null): string | undefined {
    const isFresh = totp && Date.now() - totp.begun_at.getTime() < SAME_SECRET_MS;
    return isFresh ? this.encryption.open(totp.secret, totp.admin_id) : undefined;
  }

  private async createSecret(manager: EntityManager, admin_id: number): Promise<string> {
    const secret = generateSecret();
    await manager.save(AdminTotp, {
      admin_id,
      secret: this.encryption.seal(secret, admin_id),
      begun_at: new Date(Date.now()),
      enabled_at: null,
      last_step: 0,
    });
    return secret;
  }

  /** Of two requests with one code, the later one finds its step taken. */
  private async takeCode(manager: EntityManager, totp: AdminTotp, code: string): Promise<boolean> {
    const { admin_id } = totp;
    const secret = this.encryption.open(totp.secret, admin_id);
    if (secret === undefined) return false;
    const result = await verify({ secret, token: code, epochTolerance: TOLERANCE_SECONDS });
    if (!result.valid || !('timeStep' in result)) return false;
    const last_step = result.timeStep;
    const older = { admin_id, last_step: LessThan(last_step) };
    return (await manager.update(AdminTotp, older, { last_step })).affected === 1;
  }

  private async takeRecoveryCode(manager: EntityManager, admin_id: number, code: string): Promise<boolean> {
    const hash = this.encryption.hash(normalizeCode(code));
    return (await manager.delete(RecoveryCode, { admin_id, hash })).affected === 1;
  }

  private async replaceRecoveryCodes(
    manager: EntityManager,
    admin_id: number,
  ): Promise<RecoveryCodesResponse> {
    const recovery_codes = generateRecoveryCodes();
    await manager.delete(RecoveryCode, { admin_id });
    const rows = recovery_codes.map((code) => ({ admin_id, hash: this.encryption.hash(code) }));
    await manager.insert(RecoveryCode, rows);
    return { recovery_codes };
  }
}

function isOn(manager: EntityManager, admin_id: number): Promise<boolean> {
  return manager.existsBy(AdminTotp, { admin_id, enabled_at: Not(IsNull()) });
}
