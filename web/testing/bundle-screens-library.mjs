// Jest's `globalSetup`: the component library is more than a thousand small modules, and each spec of a screen has a registry of its own.
// Linked into a few files once, such a spec starts in half the time. It is the library itself, unchanged.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const require = createRequire(import.meta.url);
const names = ['core', 'icons', 'select'];
const folder = fileURLToPath(new URL('../../node_modules/.cache/screens-library/', import.meta.url));
const versions = names.map((name) => require(`@blueprintjs/${name}/package.json`).version).join(' ');

export default async function bundleScreensLibrary() {
  const stamp = `${folder}core.mjs`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').startsWith(`/* ${versions} */`)) return;
  rmSync(folder, { recursive: true, force: true });
  await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    mode: 'development',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `@blueprintjs/${name}`])),
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
        treeshake: false,
        output: { banner: `/* ${versions} */`, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
