import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withoutUnused } from './css-rules.mjs';

const words = ['vocabulary', 'shared', 'staff', 'staffhiring'];
/** Where the feature of an address is not called like its first part. */
const folders = { '': 'work' };

/** What draws the frame before anything is fetched: of our own sheets the rules whose classes it has. */
const frame = new Set(['app', 'rail', 'frame', 'topbar', 'shell-frame', 'bp6-dark']);
const sheets = ['ui/tokens.css', 'staff/app/theme.css', 'staff/app/shell.css'];
function frameStyles() {
  const css = sheets.map((name) => readFileSync(fileURLToPath(new URL(`../src/${name}`, import.meta.url)), 'utf8'));
  return withoutUnused(css.join('\n'), (names) => names.every((name) => frame.has(name))).replace(/\s+/g, ' ');
}

/** Every chunk that one of the modules loads at once. */
function chunksOf(manifest, start) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || manifest[key] === undefined) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of start) visit(key);
  return [...seen].map((key) => manifest[key]);
}
const filesOf = (manifest, start) => chunksOf(manifest, start).flatMap(({ file, css = [] }) => [file, ...css]);

/**
 * Writes into the workspace's document which files its first page goes on to load, by address and language: they come beside the program and
 * not after it, which on a slow network is three round trips less. The program would ask for the same files itself.
 */
export function writeAhead(htmlFile, manifestFile) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const first = new Set(filesOf(manifest, ['staff.html']));
  const ahead = (keys) => filesOf(manifest, keys).filter((file) => !first.has(file));
  const inLanguage = (language) => ahead(words.map((pack) => `src/i18n/${language}/${pack}.json`));
  const features = Object.keys(manifest).flatMap(
    (key) => /^src\/staff\/features\/([\w-]+)\/index\.tsx$/.exec(key)?.[1] ?? [],
  );
  const pages = Object.fromEntries(features.map((name) => [name, ahead([`src/staff/features/${name}/index.tsx`])]));
  const known = { words: { 'zh-CN': inLanguage('zh-CN'), 'en-US': inLanguage('en-US') }, pages, folders };
  const hints = `(({ words, pages, folders }) => {
  const part = location.pathname.split('/')[2] ?? '';
  const language = /(^|; )language=en-US/.test(document.cookie) ? 'en-US' : 'zh-CN';
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: '/api/session' });
  for (const file of [...words[language], ...(pages[folders[part] ?? part] ?? [])])
    add('link', { ...(file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }), crossOrigin: '', href: '/assets/' + file });
  if (part === 'sign-in') document.documentElement.dataset.bare = '';
})(${JSON.stringify(known)})`;
  const style = `<style nonce="%NONCE%">${frameStyles()}</style>`;
  const script = `<script nonce="%NONCE%">${hints}</script>`;
  // A script waits for the sheets before it, and what comes after a sheet is not drawn without it: so the script comes first, and the sheet after the frame.
  const sheet = /\s*<link rel="stylesheet"[^>]*>/g;
  const html = readFileSync(htmlFile, 'utf8');
  const linked = html.match(sheet).join('');
  writeFileSync(
    htmlFile,
    html
      .replace(sheet, '')
      .replace(/\s*<script type="module"/, (program) => `\n    ${style}\n    ${script}${program}`)
      .replace('</body>', () => `${linked}\n  </body>`),
  );
}
