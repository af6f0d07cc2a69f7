/** @jest-environment ./web/testing/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FileRef } from '@talentlog/contracts';
import { act, screen } from '@testing-library/react';
import { renderPublic } from '../../testing/render.tsx';
import { Upload } from './Upload.tsx';

/** Stands in for the request that carries a file; the test says how far it is and how it ends. */
class FakeRequest {
  static readonly made: FakeRequest[] = [];
  status = 0;
  responseText = '';
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  sent: FormData | undefined;
  constructor() {
    FakeRequest.made.push(this);
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.sent = form;
  }
  answer(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    return act(async () => this.onload?.());
  }
}

const resume = new File(['resume'], '王芳.pdf', { type: 'application/pdf' });
const kept: FileRef = {
  fileId: '00000000-0000-4000-8000-000000000001',
  name: '王芳.pdf',
  size: 6,
  type: 'application/pdf',
};
const real = globalThis.XMLHttpRequest;

async function choose(language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const onDone = jest.fn();
  const shown = await renderPublic(
    <Upload label="选择文件" hint="PDF 或 Word" accept=".pdf" purpose="RESUME" linkToken="t-1" onDone={onDone} />,
    { language },
  );
  await shown.user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), resume);
  const [request] = FakeRequest.made;
  if (request === undefined) throw new Error('nothing was sent');
  return { ...shown, onDone, request };
}

beforeEach(() => {
  FakeRequest.made.length = 0;
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

describe('the button that uploads a file', () => {
  it('sends the file for its purpose, under the link it is on', async () => {
    const { request } = await choose();
    expect([request.sent?.get('purpose'), request.headers['X-Link-Token']]).toEqual(['RESUME', 't-1']);
    expect(request.sent?.get('file')).toMatchObject({ name: '王芳.pdf', size: 6 });
  });
  it('shows how far it is, and takes no second file meanwhile', async () => {
    const { request } = await choose();
    act(() => request.upload.onprogress?.({ lengthComputable: true, loaded: 3, total: 6 }));
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '选择文件' }).value).toBe(0.5);
    expect(screen.getByLabelText<HTMLInputElement>('选择文件', { selector: 'input' }).disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('正在上传…');
    act(() => request.upload.onprogress?.({ lengthComputable: true, loaded: 6, total: 6 }));
    expect(screen.getByRole('status').textContent).toBe('正在检查文件…');
  });
  it('hands over what was stored, and is ready for another', async () => {
    const { request, onDone } = await choose();
    await request.answer(201, JSON.stringify({ ...kept, purpose: 'RESUME' }));
    expect(onDone.mock.calls).toEqual([[kept]]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('选择文件', { selector: 'input' }).disabled).toBe(false);
  });
  it('says why a file was refused, until another is chosen', async () => {
    const { request, onDone, user } = await choose();
    await request.answer(422, JSON.stringify({ code: 'file.security_failed' }));
    expect(screen.getByRole('alert').textContent).toBe('文件没有通过安全检测，请更换文件重新上传。');
    expect(onDone).not.toHaveBeenCalled();
    await user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), resume);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('says that a file is too large also where a proxy refused it', async () => {
    const { request } = await choose('en-US');
    await request.answer(413, '<html>413</html>');
    expect(screen.getByRole('alert').textContent).toBe('The file is too large. Make it smaller and upload it again.');
  });
  it.each([
    ['no answer came', (request: FakeRequest) => act(async () => request.onerror?.())],
    [
      'the server is away',
      (request: FakeRequest) => request.answer(503, JSON.stringify({ code: 'common.unavailable' })),
    ],
    ['a proxy has nobody behind it', (request: FakeRequest) => request.answer(502, '<html>502</html>')],
  ])('sends the same file again where %s, without choosing it once more', async (_what, fail) => {
    const { request, onDone, user } = await choose();
    await fail(request);
    await user.click(screen.getByRole('button', { name: '重新上传 王芳.pdf' }));
    const [, again] = FakeRequest.made;
    expect([screen.queryByRole('alert'), again?.sent?.get('purpose')]).toEqual([null, 'RESUME']);
    expect(again?.sent?.get('file')).toMatchObject({ name: '王芳.pdf', size: 6 });
    await again?.answer(201, JSON.stringify(kept));
    expect(onDone.mock.calls).toEqual([[kept]]);
    expect(screen.queryByRole('button', { name: /重新上传/ })).toBeNull();
  });
  it('offers no file again that will be refused again', async () => {
    const { request } = await choose();
    await request.answer(422, JSON.stringify({ code: 'file.security_failed' }));
    expect(screen.queryByRole('button', { name: /重新上传/ })).toBeNull();
  });
  it('says that there is no connection', async () => {
    const { request } = await choose();
    await act(async () => request.onerror?.());
    expect(screen.getByRole('alert').textContent).toBe('暂时连不上，填写的内容都在。请检查网络，稍后再试一次。');
  });
});
