import { describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { companyOfFile } from '../support/company-of-file.ts';

/** One pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const here = companyOfFile();

const change = (values: object) => here.company.admin.post('ChangeSettings', { values });
async function upload(browser: Browser, name: string, bytes: Uint8Array | string) {
  const form = new FormData();
  form.set('purpose', 'logo');
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return browser.send('/api/files', { method: 'POST', body: form });
}

describe('the logo', () => {
  it.each([
    ['an SVG', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an SVG by the name of a PNG', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page by the name of a PNG', 'logo.png', '<!doctype html><script>alert(1)</script>'],
    [
      'a PNG with a page behind its signature',
      'logo.png',
      Buffer.concat([onePixel.subarray(0, 16), Buffer.from('<html>')]),
    ],
    ['one that every page would carry too long', 'logo.png', Buffer.alloc(512 * 1024 + 1, 1)],
  ])('is not %s', async (_what, name, bytes) => {
    const { status } = await upload(here.company.admin, name, bytes);
    expect([400, 413, 415, 422]).toContain(status);
  });

  it('is served to everybody as a picture, by its hash, as long as it is the logo', async () => {
    const picture = onePixel;
    const { body } = await upload(here.company.admin, 'logo.png', picture);
    const { fileId, type } = body as unknown as { fileId: string; type: 'image/png' };
    const guest = new Browser(here.server);
    expect((await guest.send(`/api/logo/${fileId}`)).status).toBe(404);
    expect((await change({ logo: { fileId, type } })).status).toBe(200);
    await here.company.admin.asks('companyProfile');
    expect(await (await fetch(`${here.server.url}/social/jobs`)).text()).toContain(`src="/api/logo/${fileId}"`);
    const served = await fetch(`${here.server.url}/api/logo/${fileId}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(picture));
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    await change({ logo: null });
    await here.company.admin.asks('companyProfile');
    expect((await guest.send(`/api/logo/${fileId}`)).status).toBe(404);
  });
});
