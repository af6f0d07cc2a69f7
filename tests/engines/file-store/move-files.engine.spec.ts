import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { openCompany } from '../../support/company.ts';
import { ownOfFile } from '../../support/own.ts';
import { startServer } from '../../support/server.ts';
import { docx, everything, newBucket, noBucket, url } from './s3-there.ts';

const cli = fileURLToPath(new URL('../../../infra/cli/dist/main.js', import.meta.url));
const own = ownOfFile();

/** What `npm run talentlog -- move-files` says. */
const move = (folder: string, settings: Readonly<Record<string, string>>): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'move-files', folder], {
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    encoding: 'utf8',
  });
  return stdout + stderr;
};

it('is moved there from its folder by a command, which may be cut off and begun again', async () => {
  // Given: a company with files in its folder.
  const folder = own.folder();
  const before = await startServer({ dataDir: folder, env: noBucket });
  const ids: string[] = [];
  const seeker = (await (await openCompany(before)).seeker()).browser;
  for (const text of ['一', '二', '三']) ids.push(String((await seeker.upload('cv.docx', docx(text))).body.fileId));
  const bucket = await newBucket();
  const settings = { S3_URL: url, S3_BUCKET: bucket, S3_PREFIX: 'moved/' };
  expect(move(folder, settings)).toMatch(/already open/);
  await before.stop({ keep: true });
  await expect(startServer({ dataDir: folder, env: settings })).rejects.toThrow(/npm run talentlog -- move-files/);
  // When: it is moved, the first time with one file that cannot be read.
  const [spoilt = ''] = ids;
  const at = join(folder, 'files', spoilt.slice(0, 2), spoilt);
  const bytes = readFileSync(at);
  writeFileSync(at, 'other');
  expect(move(folder, settings)).toContain(spoilt);
  await expect(startServer({ dataDir: folder, env: settings })).rejects.toThrow(/npm run talentlog -- move-files/);
  writeFileSync(at, bytes);
  expect(move(folder, settings)).toMatch(/3 files/);
  // Then: they are in the bucket alone.
  expect((await everything(bucket)).filter((name) => name?.startsWith('moved/'))).toHaveLength(3);
  expect(ids.filter((id) => existsSync(join(folder, 'files', id.slice(0, 2), id)))).toEqual([]);
  const after = await startServer({ dataDir: folder, env: settings });
  for (const id of ids) {
    const { status } = await fetch(`${after.url}/api/files/${id}`, { headers: { cookie: seeker.cookie } });
    expect(status).toBe(200);
  }
  await after.stop();
});
