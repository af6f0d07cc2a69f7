import { afterEach, describe, expect, it } from '@jest/globals';
import type { FileInspector } from '@talentlog/runtime';
import { createFileInspector, type FileInspectorOptions } from './inspector.ts';
import { docx, latin, pdf } from './samples.fixture.ts';

const open: FileInspector[] = [];
afterEach(() => Promise.all(open.splice(0).map((inspector) => inspector.close())));
function inspectorWith(options: FileInspectorOptions = {}): FileInspector {
  const inspector = createFileInspector({ ...options, limits: { ms: 60_000, ...options.limits } });
  open.push(inspector);
  return inspector;
}
const resume = (name: string, bytes: Uint8Array) => ({ name, bytes, purpose: 'resume' }) as const;
const honest = resume('cv.docx', docx());
const refused = (code: string) => ({ ok: false, code });

describe('the inspector', () => {
  it('judges as the checks do, in a process of its own', async () => {
    const inspector = inspectorWith();
    const verdicts = [
      honest,
      resume('a.pdf', latin('<html>')),
      resume('a.exe', pdf()),
      resume('a.pdf', Buffer.alloc(0)),
    ];
    expect(await Promise.all(verdicts.map((upload) => inspector.inspect(upload)))).toEqual([
      expect.objectContaining({ ok: true, extension: 'docx' }),
      refused('file.wrong_format'),
      refused('file.unsupported'),
      refused('file.empty'),
    ]);
  });

  it.each([
    ['takes too long', { ms: 1 }],
    ['grows too large', { rssBytes: 1 }],
  ])('a file whose inspection %s is refused, and the next one is judged', async (_what, limits) => {
    expect(await inspectorWith({ limits }).inspect(honest)).toEqual(refused('file.too_complex'));
    expect(await inspectorWith().inspect(honest)).toMatchObject({ ok: true });
  });

  it('leaves the thread that answers free', async () => {
    const inspector = inspectorWith();
    const [from, cpu] = [performance.now(), process.cpuUsage()];
    // Many beginnings of many objects: seconds of work where it is done.
    const heavy = resume('a.pdf', pdf('1 0 obj\n<< /A [ (b) << /C /D >> ] >>\nendobj\n'.repeat(20_000)));
    await inspector.inspect(heavy);
    const { user, system } = process.cpuUsage(cpu);
    expect((user + system) / 1000).toBeLessThan(0.5 * (performance.now() - from) + 200);
  });

  it('says that it has no time, which says nothing about the file', async () => {
    const inspector = inspectorWith({ workers: 1, waiting: 0 });
    const verdicts = await Promise.all([honest, honest].map((upload) => inspector.inspect(upload)));
    expect(verdicts).toEqual([expect.objectContaining({ ok: true }), { ok: false, code: 'common.unavailable' }]);
    await inspector.close();
    expect(await inspector.inspect(honest)).toEqual({ ok: false, code: 'common.unavailable' });
  });
});
