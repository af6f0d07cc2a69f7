import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeAhead } from './staff-shell.mjs';

const built = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/assets/staff-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/staff-2.css">
  </head>
  <body>
    <div id="root"><div class="app shell-frame"></div></div>
  </body>
</html>`;
const manifest = {
  'staff.html': { file: 'staff-1.js', css: ['staff-2.css'], imports: ['_shared'] },
  _shared: { file: 'staff-shared.js' },
  'src/staff/features/work/index.tsx': { file: 'staff-work.js', css: ['staff-work.css'], imports: ['_shared'] },
  'src/i18n/zh-CN/staff.json': { file: 'staff-words.js' },
};

describe('the document of the workspace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  let html = '';
  beforeAll(() => {
    const [file, list] = [join(folder, 'staff.html'), join(folder, 'manifest.json')];
    writeFileSync(file, built);
    writeFileSync(list, JSON.stringify(manifest));
    writeAhead(file, list);
    html = readFileSync(file, 'utf8');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const order = (...parts: string[]) => parts.map((part) => html.indexOf(part));

  it('draws its frame by itself, before its sheet', () => {
    const places = order(
      '<style nonce="%NONCE%">',
      '<script nonce="%NONCE%">',
      'type="module"',
      'id="root"',
      'staff-2.css',
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    for (const part of ['.app', '.rail', '.topbar', '--rail:', 'prefers-color-scheme: dark'])
      expect(style).toContain(part);
    expect(style).not.toContain('.user-menu');
  });
  it('names what the first page goes on to load, sheets too, but nothing that comes anyway', () => {
    const known = JSON.parse(/\}\)\((\{.*\})\)<\/script>/s.exec(html)?.[1] ?? '');
    expect(known.pages).toEqual({ work: ['staff-work.js', 'staff-work.css'] });
    expect(known.words['zh-CN']).toEqual(['staff-words.js']);
  });
});
