import { existsSync } from 'node:fs';
import { canStartDatabase } from './database.mjs';
import { findChromium, findHeadlessShell, findProgram } from './programs.mjs';
import { canStartStore } from './store.mjs';

/** The library that makes MariaDB's servers a cluster, on Debian and elsewhere. */
const GALERA = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib/libgalera_smm.so'];
const CLUSTER_PROGRAMS = ['mariadbd', 'mariadb', 'wsrep_sst_rsync', 'rsync', 'haproxy', 'nginx'];

export const findGalera = () => GALERA.find(existsSync);

/** What suites need beside Node's packages, with Debian's packages. */
export const PARTS = {
  database: {
    isThere: () => Boolean(process.env.TEST_MYSQL_URL) || canStartDatabase(),
    packages: ['mariadb-server-core', 'mariadb-client'],
    missing: 'neither TEST_MYSQL_URL nor MariaDB (mariadbd, mariadb-install-db, my_print_defaults)',
  },
  chromium: {
    isThere: () => Boolean(findChromium()),
    packages: ['chromium-headless-shell'],
    missing: 'no Chromium on the PATH or at CHROMIUM_PATH',
  },
  headlessShell: {
    isThere: () => Boolean(findHeadlessShell()),
    packages: ['chromium-headless-shell'],
  },
  store: {
    isThere: canStartStore,
    packages: ['radosgw', 'ceph-mon', 'ceph-osd'],
    missing: "no S3 store (Ceph's radosgw, ceph-mon and ceph-osd)",
  },
  nginx: {
    isThere: () => Boolean(findProgram('nginx')),
    packages: ['nginx-light'],
  },
  cluster: {
    isThere: () => Boolean(findGalera()) && CLUSTER_PROGRAMS.every((name) => findProgram(name) !== undefined),
    packages: ['mariadb-server', 'galera-4', 'rsync', 'haproxy', 'nginx-light'],
    onRequest: true,
    missing: `no cluster (libgalera_smm.so, ${CLUSTER_PROGRAMS.join(', ')})`,
  },
  poppler: {
    isThere: () => Boolean(findProgram('pdftotext')),
    packages: ['poppler-utils'],
  },
};

/** By default of all parts but those that are `onRequest`. */
export function missingParts(names = Object.keys(PARTS).filter((name) => !PARTS[name].onRequest)) {
  return [...new Set(names)].map((name) => PARTS[name]).filter(({ isThere }) => !isThere());
}

export function packagesOf(parts) {
  return [...new Set(parts.flatMap(({ packages }) => packages))];
}
