import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { Env } from '../env.js';
import { entities, isSqlite, openReader, openWriter, readerOptions } from './data-source.js';
import { bringUpToDate } from './schema.js';
import { failFastOnLock } from './sqlite.js';
import { assertWholeCopy } from './whole-copy.js';
import { refuseUnfinishedRestore } from './unfinished-restore.js';
import { UnitOfWork, WRITER } from './unit-of-work.js';

@Global()
@Module({
  providers: [
    {
      provide: WRITER,
      inject: [Env],
      useFactory: async (env: Env) => {
        refuseUnfinishedRestore(env);
        const writer = await openWriter(env);
        try {
          await assertWholeCopy(env, writer);
          await bringUpToDate(env, writer);
        } catch (error) {
          await writer.destroy();
          throw error;
        }
        if (isSqlite(writer)) failFastOnLock(writer);
        return writer;
      },
    },
    UnitOfWork,
  ],
  exports: [WRITER, UnitOfWork],
})
class WriterModule implements OnApplicationShutdown {
  constructor(@Inject(WRITER) private readonly writer: DataSource) {}

  async onApplicationShutdown() {
    if (!this.writer.isInitialized) return;
    // Moves the log into the database file, for an operator who copies that file alone.
    if (isSqlite(this.writer)) await this.writer.query('PRAGMA wal_checkpoint(TRUNCATE)');
    await this.writer.destroy();
  }
}

@Module({
  imports: [
    WriterModule,
    TypeOrmModule.forRootAsync({
      // The writer comes first: it creates the file and brings the schema up to date.
      inject: [Env, WRITER],
      useFactory: (env: Env, writer: DataSource) => ({ ...readerOptions(env, writer), retryAttempts: 0 }),
      dataSourceFactory: (options) => openReader(options as DataSourceOptions),
    }),
  ],
})
export class DatabaseModule {
  /** With a repository of each entity for every module. */
  static forRoot(): DynamicModule {
    const repositories = TypeOrmModule.forFeature(entities());
    return { module: DatabaseModule, global: true, imports: [repositories], exports: [repositories] };
  }
}
