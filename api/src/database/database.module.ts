import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Env } from '../env.js';
import { oneAtATime } from './boot-lock.js';
import { CatalogueRevision } from './catalogue-revision.entity.js';
import { isSqlite, openWriter, readerOptions } from './data-source.js';
import { RevisionController } from './revision.controller.js';
import { UnitOfWork, WRITER } from './unit-of-work.js';

@Global()
@Module({
  providers: [
    {
      provide: WRITER,
      inject: [Env],
      useFactory: async (env: Env) => {
        const writer = await openWriter(env);
        await oneAtATime(writer, () => writer.runMigrations());
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
    // Into the file itself, for whoever copies that one alone.
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
      useFactory: (env: Env) => ({ ...readerOptions(env), retryAttempts: 0 }),
    }),
    TypeOrmModule.forFeature([CatalogueRevision]),
  ],
  controllers: [RevisionController],
})
export class DatabaseModule {}
