import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { isSqlite } from './data-source.js';

/** What one process of all does for a time: it belongs to its owner until it ends, by the database's clock. */
@Entity('lease')
export class Lease {
  @PrimaryColumn({ length: 60 })
  name: string;

  @Column({ length: 300 })
  owner: string;

  /** In seconds since 1970. */
  @Column({ type: 'bigint', transformer: { from: Number, to: Number } })
  ends_at: number;
}

/** Not a migration: the start that runs the migrations takes one. Of several nodes of a cluster each may run it at once. */
export async function addLeases(writer: Pick<EntityManager, 'query'>): Promise<void> {
  await writer.query(
    `CREATE TABLE IF NOT EXISTS lease
       (name varchar(60) NOT NULL, owner varchar(300) NOT NULL, ends_at bigint NOT NULL, PRIMARY KEY (name))`,
  );
}

/** Whether it is the owner's from now on: it was nobody's, has ended, or was the owner's before. SQLite has one process. */
export async function takeLease(
  manager: EntityManager,
  { name, owner, seconds }: { name: string; owner: string; seconds: number },
): Promise<boolean> {
  if (isSqlite(manager.dataSource)) return true;
  if (!(await manager.existsBy(Lease, { name }))) {
    const row = { name, owner: '', ends_at: 0 };
    await manager.createQueryBuilder().insert().into(Lease).values(row).orIgnore().execute();
  }
  const taken = await manager
    .createQueryBuilder()
    .update(Lease)
    .set({ owner, ends_at: () => `UNIX_TIMESTAMP() + ${Math.ceil(seconds)}` })
    .where('name = :name AND (owner = :owner OR ends_at <= UNIX_TIMESTAMP())', { name, owner })
    .execute();
  return taken.affected === 1;
}
