import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, openCompany } from '../../support/company.ts';
import { until } from '../../support/inbox.ts';
import { ownOfFile } from '../../support/own.ts';
import { type Server, startServer } from '../../support/server.ts';
import { wire } from '../wire.ts';
import { docx, everything, newBucket, noBucket, url } from './s3-there.ts';

const own = ownOfFile();
const dataDir = own.folder();
const line = wire(url);

let bucket = '';
const env = () => ({ S3_URL: line.url(), S3_BUCKET: bucket, S3_PREFIX: 'company/' });

describe('a company whose files are in a bucket', () => {
  let server: Server;
  let company: Company;
  beforeAll(async () => {
    bucket = await newBucket();
    await line.open();
    server = await startServer({ dataDir, env: env() });
    company = await openCompany(server);
  });
  afterAll(async () => {
    await server.stop();
    await line.close();
  });

  const partOf = async () => {
    const { body } = await company.admin.send('/api/health');
    return (body as { parts?: { files?: { ready: boolean } } }).parts?.files;
  };

  it('keeps them there alone, gives them out, and waits where the bucket is away', async () => {
    const { browser } = await company.seeker();
    const { body, status } = await browser.upload('cv.docx', docx('姓名：王晨'));
    expect(status).toBe(201);
    const id = String(body.fileId);
    expect(await everything(bucket)).toEqual([`company/${id.slice(0, 2)}/${id}`]);
    expect(existsSync(join(dataDir, 'files', id.slice(0, 2), id))).toBe(false);
    expect((await browser.send(`/api/files/${id}`)).status).toBe(200);
    expect(await partOf()).toMatchObject({ ready: true });
    // When: nobody is at the other end.
    await line.close();
    const refused = await browser.send(`/api/files/${id}`);
    expect([refused.status, refused.body.code]).toEqual([503, 'common.unavailable']);
    const another = await browser.upload('cv2.docx', docx('姓名：王晨晨'));
    expect([another.status, another.body.code]).toEqual([503, 'common.unavailable']);
    await until('the health page to say so', async () => (await partOf())?.ready === false);
    // Then: it goes on by itself.
    await line.open();
    await until('the file', async () => (await browser.send(`/api/files/${id}`)).status === 200);
    await until('the upload', async () => (await browser.upload('cv2.docx', docx('姓名：王晨晨'))).status === 201);
    expect(await everything(bucket)).toHaveLength(2);
  });

  it('starts with no other place set than the one that holds them', async () => {
    await server.stop({ keep: true });
    await expect(startServer({ dataDir, env: noBucket })).rejects.toThrow(/no bucket is set/);
    await expect(startServer({ dataDir, env: { ...env(), S3_PREFIX: 'other/' } })).rejects.toThrow(/is set/);
    server = await startServer({ dataDir, env: env() });
  });
});
