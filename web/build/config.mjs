import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { uncheckedIconNames } from './icon-names.mjs';
import { usedStyles } from './library-styles.mjs';
import { compiledMessages } from './messages.mjs';
import { unusedComponents } from './unused-components.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const shared = {
  root,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [compiledMessages(), unusedComponents(), usedStyles(), uncheckedIconNames()],
  oxc: { jsx: { runtime: 'automatic' } },
};
/** Libraries mark client components for server frameworks; bundled whole, the mark means nothing. */
const onLog = (level, log, next) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && next(level, log);
/** react-router exports its development build only, whose warnings weigh on the first scripts. */
const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router');
const productionRouter = (file) => join(dirname(router), '../production', file);
const alias = [
  { find: /^react-router$/, replacement: productionRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];

/**
 * What many pages share comes in few files: a browser fetches six at a time, and each waits for the network's round trip. What few pages
 * need stays with them.
 */
const groups = {
  public: [],
  staff: [
    { name: 'library', test: /node_modules/, tags: ['$initial'] },
    { name: 'checker', test: /node_modules\/zod\// },
    { name: 'parts', test: /node_modules/, minShareCount: 4 },
    { name: 'common', test: /\/web\/src\/(?!i18n\/[a-z]+-)/, minShareCount: 4 },
  ],
};

/** The oldest browsers an entry is promised to: what libraries bring in newer syntax is rewritten for them. */
const oldest = { public: ['chrome86', 'safari15.4', 'firefox102'], staff: ['chrome92', 'safari16', 'firefox102'] };

/** One browser entry. Each has its own graph, so nothing only the staff workspace uses reaches a phone. */
export const clientConfig = (name, input) => ({
  ...shared,
  base: '/assets/',
  publicDir: name === 'public' ? 'public' : false,
  resolve: { alias, conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    assetsDir: '.',
    assetsInlineLimit: 0,
    manifest: `manifest.${name}.json`,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: oldest[name],
    rolldownOptions: {
      onLog,
      input,
      output: {
        entryFileNames: `${name}-[hash].js`,
        chunkFileNames: `${name}-[name]-[hash].js`,
        assetFileNames: `${name}-[name]-[hash][extname]`,
        codeSplitting: { groups: groups[name] },
      },
    },
  },
});

/** The renderer of the public site: one self-contained module that the HTTP server imports. */
export const serverConfig = (manifest) => ({
  ...shared,
  base: '/assets/',
  publicDir: false,
  define: { ...shared.define, __MANIFEST__: JSON.stringify(manifest) },
  resolve: { alias, conditions: ['source', ...defaultServerConditions] },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    ssr: 'src/public/entry-server.ts',
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: { onLog, output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
  },
});
