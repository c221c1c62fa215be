import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { isSqlite } from './data-source.js';

/** One process of all holds it until it ends, by the database's clock. */
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

/** Not a migration: the start that runs the migrations takes a lease. Nodes of a cluster may run this at once. */
export async function addLeases(writer: Pick<EntityManager, 'query'>): Promise<void> {
  await writer.query(
    `CREATE TABLE IF NOT EXISTS lease
       (name varchar(60) NOT NULL, owner varchar(300) NOT NULL, ends_at bigint NOT NULL, PRIMARY KEY (name))`,
  );
}

/** Whether the owner has it from now on; always on SQLite, which has one process. */
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
