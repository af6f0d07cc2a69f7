import { readFileSync, writeFileSync } from 'node:fs';

const words = ['vocabulary', 'shared', 'staff', 'staffhiring'];
/** Where the feature of an address is not called like its first part. */
const folders = { '': 'work' };

/** Every file that one of the modules loads at once. */
function filesOf(manifest, start) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || manifest[key] === undefined) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of start) visit(key);
  return [...seen].map((key) => manifest[key].file);
}

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
  const script = `(({ words, pages, folders }) => {
  const part = location.pathname.split('/')[2] ?? '';
  const language = /(^|; )language=en-US/.test(document.cookie) ? 'en-US' : 'zh-CN';
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: '/api/session' });
  for (const file of [...words[language], ...(pages[folders[part] ?? part] ?? [])])
    add('link', { rel: 'modulepreload', crossOrigin: '', href: '/assets/' + file });
  if (part === 'sign-in') document.documentElement.dataset.bare = '';
})(${JSON.stringify(known)})`;
  const html = readFileSync(htmlFile, 'utf8');
  writeFileSync(
    htmlFile,
    html.replace('</head>', () => `<script nonce="%NONCE%">${script}</script>\n  </head>`),
  );
}
