import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = new URL('../../../web/dist/client/', import.meta.url);
const sizeOf = (path) => gzipSync(readFileSync(new URL(basename(path), client))).length;
const sum = (paths) => [...new Set(paths)].reduce((total, path) => total + sizeOf(path), 0);

/** Bytes of what a page fetched, as gzip makes them. */
export function gzipped(requests) {
  const assets = requests.map(({ path }) => path).filter((path) => path.startsWith('/assets/'));
  return {
    scripts: sum(assets.filter((path) => path.endsWith('.js'))),
    styles: sum(assets.filter((path) => path.endsWith('.css'))),
  };
}
