import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server as TcpServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { docxParts, paragraphs, zipOf } from '../../infra/file-readers/src/zip.fixture.ts';
import { startClamd } from '../engines/virus-scan/scripted-clamd.ts';
import { type Company, openCompany, type Seeker } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

/** The harmless text that every scanner calls a virus, put together here so that no scanner takes this file for one. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const docx = (text: string) => zipOf(docxParts(paragraphs(text)));

/** Takes connections and never answers, until it is replaced by one that works. */
async function startSilence(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const open = new Set<{ destroy(): void }>();
  const server: TcpServer = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).resume();
  });
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        for (const socket of open) socket.destroy();
        server.close(() => closed());
      }),
  };
}

describe('a virus scanner that does not answer', () => {
  let silence: Awaited<ReturnType<typeof startSilence>>;
  let clamd: Awaited<ReturnType<typeof startClamd>> | undefined;
  let server: Server;
  let company: Company;
  let seeker: Seeker;
  const virusInPage = Buffer.from(`<html><body>${eicar}</body></html>`);
  const files = async () =>
    (await readdir(join(server.dataDir, 'files'), { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name));
  const states = async () =>
    (await seeker.browser.asks<{ files: { fileId: string; state: string }[] }>('myResume')).files;
  const stateOf = async (fileId: string | undefined) => (await states()).find((file) => file.fileId === fileId)?.state;

  beforeAll(async () => {
    silence = await startSilence();
    server = await startServer({ env: { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(silence.port) } });
    company = await openCompany(server);
    seeker = await company.seeker();
  });
  afterAll(async () => {
    await server.stop();
    await silence.close();
    await clamd?.close();
  });

  it('lets nothing pass: uploads are kept unread and unseen, health answers, and what it finds later never gets in', async () => {
    // When: two files arrive while it hangs, one of them a virus.
    const health = async () => {
      const from = performance.now();
      const { body } = await company.admin.send('/api/health');
      return { took: performance.now() - from, scanner: (body as { parts?: { scanner: object } }).parts?.scanner };
    };
    const sending = seeker.browser.upload('cv.docx', docx('姓名：王晨'));
    // The scanner itself is given ten seconds.
    expect((await health()).took).toBeLessThan(5_000);
    const [honest, virus] = [await sending, await seeker.browser.upload('bad.doc', virusInPage)];
    // Then: both are taken, and told to wait.
    expect([honest.status, virus.status]).toEqual([201, 201]);
    for (const { body } of [honest, virus]) expect(body).toMatchObject({ scan: 'WAITING' });
    expect([await stateOf(honest.body.fileId), await stateOf(virus.body.fileId)]).toEqual(['SCANNING', 'SCANNING']);
    const refused = await seeker.browser.send(`/api/files/${honest.body.fileId}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'file.not_ready']);
    expect((await health()).scanner).toMatchObject({ ready: false });
    // When: it works again, at the same place.
    await silence.close();
    clamd = await startClamd(
      (content) => (content.includes('EICAR') ? 'stream: Eicar-Test FOUND' : 'stream: OK'),
      silence.port,
    );
    // Then: the one is read and served, the other is gone.
    await until(async () => (await stateOf(honest.body.fileId)) === 'PARSED');
    await until(async () => (await stateOf(virus.body.fileId)) === 'REJECTED');
    expect((await seeker.browser.send(`/api/files/${honest.body.fileId}`)).status).toBe(200);
    expect((await seeker.browser.send(`/api/files/${virus.body.fileId}`)).status).toBe(404);
    await until(async () => !(await files()).some((path) => path.endsWith(virus.body.fileId ?? '')));
    const again = await seeker.browser.upload('bad.doc', virusInPage);
    expect([again.status, again.body.code]).toEqual([422, 'file.security_failed']);
  });
});
