// After `npm ci`: removes what packages bring and nothing here reads, about a third of what they take on the disk. Removes files alone, never a
// package, so npm finds all of them. Where scripts are switched off the files stay, and only take room (ADR 56).
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Source maps of packages, and what changed in their releases. Licences and READMEs stay: some packages have their licence there alone. */
const unreadFile = /\.(?:[cm]?[jt]s|css)\.map$|^(?:changelog|history)(?:\.md)?$/i;
/** What is for the authors of a package. Stays where the package says that it exports from there. */
const unreadFolder = /^(?:tests?|__tests__|docs?|examples?|benchmarks?|coverage)$/;
/** Of a package of `@aws-sdk` or `@smithy`: modules for bundlers and types for TypeScript 3. Node runs `dist-cjs`. */
const unreadOfAws = ['dist-es', 'dist-types/ts3.4'];

const tesseractCores = ['tesseract-core', 'tesseract-core-simd', 'tesseract-core-relaxedsimd'];
const fontWeights = ['Light', 'DemiLight', 'Medium', 'Bold'];

/** What nothing reads, by package. */
const unread = {
  // Printed with in one weight of five (ADR 67).
  '@embedpdf/fonts-sc': fontWeights.map((weight) => `fonts/NotoSansHans-${weight}.otf`),
  // The build, the types and the tests read `lib/esm` and the styles.
  '@blueprintjs/core': ['lib/cjs', 'lib/esnext', 'src'],
  '@blueprintjs/icons': ['lib/cjs', 'lib/esnext', 'src'],
  '@blueprintjs/select': ['lib/cjs', 'lib/esnext', 'src'],
  // The reader of resumes takes the smaller data. On Node the library loads a whole core even for that data, as script and `.wasm`
  // (its `getCore` compares a switch with a number), so the cores with `lstm` are the ones that nobody reads.
  '@tesseract.js-data/chi_sim': ['4.0.0'],
  'tesseract.js-core': tesseractCores.flatMap((core) => [
    `${core}.wasm.js`,
    ...['.js', '.wasm', '.wasm.js'].map((end) => `${core}-lstm${end}`),
  ]),
  'libphonenumber-js': ['bundle', 'source'],
  // Jest, its only user here, reads the build for `require`.
  '@sinclair/typebox': ['build/esm'],
  pdfkit: ['.yarn', ...['.js', '.mjs', '.old.js', '.old.mjs'].map((end) => `js/pdfkit.browser${end}`)],
  // Read by `@zod/source` alone, a condition of its authors.
  zod: ['src'],
  // What the recogniser of pictures loads is `node-zlib.js`.
  zlibjs: [
    'crc32',
    'deflate',
    'gunzip',
    'gzip',
    'inflate',
    'inflate_stream',
    'rawdeflate',
    'rawinflate',
    'unzip',
    'zip',
    'zlib',
    'zlib_and_gzip',
  ]
    .map((name) => `bin/${name}.dev.min.js`)
    .concat('bin/node-zlib.dev.js', 'bin/zlib.pretty.dev.js', 'bin/zlib.pretty.js'),
  rxjs: ['dist/bundles', 'dist/esm', 'dist/esm5', 'src'],
};

/** Native programs of other machines, and sources to compile from, where the program of this machine is ready. */
function otherMachines(modules, { platform, arch, isMusl }) {
  const sqlite = join(modules, 'better-sqlite3');
  const own = `${platform}${platform === 'linux' && isMusl ? 'musl' : ''}-${arch}.node`;
  const others = existsSync(join(sqlite, 'prebuilds', own))
    ? [
        'deps',
        'src',
        ...readdirSync(join(sqlite, 'prebuilds')).flatMap((name) => (name === own ? [] : `prebuilds/${name}`)),
      ]
    : [];
  // Installed for both libraries of C, because their packages do not say which they are for.
  const bridge = join(modules, `@kurrent/bridge-${platform}-${arch}-${isMusl ? 'gnu' : 'musl'}`, 'index.node');
  return [...others.map((name) => join(sqlite, name)), ...(platform === 'linux' ? [bridge] : [])];
}

/** What a package says of its entries, in one text. */
function entriesOf(folder) {
  const { main, module, browser, exports, bin, types } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return JSON.stringify([main, module, browser, exports, bin, types]);
}

/** Unread files and folders below `folder`. Our own workspaces are links there, and not entered. */
function* unreadBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const said =
    entries.some(({ name }) => name === 'package.json') && /node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+$/.test(folder)
      ? entriesOf(folder)
      : undefined;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile() && unreadFile.test(entry.name)) yield path;
    else if (!entry.isDirectory()) continue;
    else if (said !== undefined && unreadFolder.test(entry.name) && !said.includes(`${entry.name}/`)) yield path;
    else yield* unreadBelow(path);
  }
}

/** The machine that runs this. */
const here = () => ({
  platform: process.platform,
  arch: process.arch,
  isMusl: process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined,
});

/** Removes from a folder of packages what nothing reads on this machine; the same again changes nothing. */
export function trimPackages(modules, machine = here()) {
  if (!existsSync(modules)) return;
  const remove = (path) => rmSync(path, { recursive: true, force: true });
  for (const [name, parts] of Object.entries(unread)) for (const part of parts) remove(join(modules, name, part));
  for (const scope of ['@aws-sdk', '@smithy'].map((name) => join(modules, name)).filter(existsSync))
    for (const name of readdirSync(scope)) for (const part of unreadOfAws) remove(join(scope, name, part));
  for (const path of otherMachines(modules, machine)) remove(path);
  for (const path of unreadBelow(modules)) remove(path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  trimPackages(join(dirname(fileURLToPath(import.meta.url)), '../../node_modules'));
