import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Instances, startInstances } from '../support/instances.ts';
import { ownOfFile } from '../support/own.ts';

const taken = /VIEWS_DIR must be a folder that nobody else uses: another process fills the views of /;
const ofLog = /VIEWS_DIR must be a folder of its own: .* is the data folder of a server/;

describe('the folder of the views of an instance', () => {
  const own = ownOfFile();
  let all: Instances;
  beforeAll(async () => {
    all = await startInstances(own, 0);
  }, 120_000);

  it('is filled by one at a time: another one does not start, by whatever name it comes, and does once that is gone', async () => {
    const [VIEWS_DIR, folder] = [own.folder(), own.folder()];
    const linked = join(folder, 'views');
    symlinkSync(VIEWS_DIR, linked);
    const one = await all.startAnother({ VIEWS_DIR });
    await expect(all.startAnother({ VIEWS_DIR })).rejects.toThrow(taken);
    await expect(all.startAnother({ VIEWS_DIR: linked })).rejects.toThrow(taken);
    await one.kill();
    const next = await all.startAnother({ VIEWS_DIR: linked });
    expect((await fetch(`${next.url}/api/health/ready`)).status).toBe(200);
    await next.kill();
  }, 300_000);

  it('is neither the folder of the owner nor that of another company', async () => {
    const { dataDir } = all.owner.server();
    const linked = join(own.folder(), 'views');
    symlinkSync(dataDir, linked);
    await expect(all.startAnother({ VIEWS_DIR: dataDir })).rejects.toThrow(ofLog);
    await expect(all.startAnother({ VIEWS_DIR: linked })).rejects.toThrow(ofLog);
    const elsewhere = own.folder();
    mkdirSync(join(elsewhere, 'secret'));
    await expect(all.startAnother({ VIEWS_DIR: elsewhere })).rejects.toThrow(ofLog);
    expect((await fetch(`${all.owner.url}/api/health/ready`)).status).toBe(200);
  }, 300_000);
});
