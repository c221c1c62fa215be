import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, Repository } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { hmac } from '../auth/hmac.js';
import { KnownPlace } from '../auth/known-place.entity.js';
import { networkOf } from './network.js';

const MOST_PLACES = 30;
const REMEMBERED_MS = 90 * 86_400_000;

export interface Place {
  address?: string;
  device?: string;
}

@Injectable()
export class KnownPlacesService {
  constructor(
    @InjectRepository(KnownPlace) private readonly places: Repository<KnownPlace>,
    private readonly work: UnitOfWork,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  knows(username: string, place: Place): Promise<boolean> {
    return this.places.existsBy({
      admin: { username: username.toLowerCase() },
      place: In(this.hashesOf(place)),
      used_at: MoreThan(oldest()),
    });
  }

  async remember(admin_id: number, place: Place): Promise<void> {
    const used_at = new Date();
    const rows = this.hashesOf(place).map((hash) => ({ admin_id, place: hash, used_at }));
    // A visitor who has hung up has no address any more.
    if (rows.length === 0) return;
    await this.work.internalTransaction(async (manager) => {
      await manager.upsert(KnownPlace, rows, ['admin_id', 'place']);
      await manager.delete(KnownPlace, { admin_id, used_at: LessThan(oldest()) });
      const latestFirst = { where: { admin_id }, order: { used_at: 'DESC' as const } };
      await manager.remove(await manager.find(KnownPlace, { ...latestFirst, skip: MOST_PLACES, take: 10 }));
    });
  }

  private hashesOf({ address, device }: Place): string[] {
    const hashes: string[] = [];
    if (address) hashes.push(hmac(this.secret, 'network', networkOf(address)));
    if (device) hashes.push(hmac(this.secret, 'device', device));
    return hashes;
  }
}

const oldest = () => new Date(Date.now() - REMEMBERED_MS);
