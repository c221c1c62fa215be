import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/** All files here that begin with a time, in its order. None is changed once it has been released. */
export async function loadMigrations(): Promise<Migration[]> {
  const files = readdirSync(new URL('./', import.meta.url)).filter((name) =>
    /^\d+-[\w-]+\.[jt]s$/.test(name),
  );
  const modules = files.sort().map((file) => import(`./${file}`) as Promise<Record<string, Migration>>);
  return (await Promise.all(modules)).flatMap((module) => Object.values(module));
}
