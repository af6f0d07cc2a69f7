import type { CompanyProfile, Language, SignedInSeen } from '@talentlog/contracts';
import type { Seed } from '../api/store.ts';
import { accentStyles, companyIn } from '../i18n/company.ts';
import type { Head } from './site/head.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The build's manifest: which file a module became. */
export type Manifest = Readonly<Record<string, Chunk>>;

export interface Assets {
  readonly manifest: Manifest;
  /** Styles every page needs, written into it. */
  readonly css: string;
}

/** What the browser needs to go on where the server stopped. */
export interface State {
  readonly language: Language;
  readonly company: CompanyProfile;
  readonly signIn: SignedInSeen;
  readonly now: number;
  readonly seed: Seed;
}

export interface DocumentParts {
  readonly lang: string;
  readonly head: Head;
  readonly body: string;
  readonly nonce: string;
  readonly index: boolean;
  /** Address search engines keep for the page; empty when unknown. */
  readonly canonical: string;
  readonly state: State;
  readonly assets: Assets;
  /** Modules whose chunks the page starts with. */
  readonly files: readonly string[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** JSON that cannot end its script element, whatever a person typed. */
export const embedded = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Every chunk reached from the given modules, and the style files of those. */
function chunksOf(manifest: Manifest, start: readonly string[]): { files: string[]; css: string[] } {
  const seen = new Map<string, Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.set(key, chunk);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of start) visit(key);
  const chunks = [...seen.values()];
  return { files: chunks.map((chunk) => chunk.file), css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))] };
}

/** The HTML of a page: styles inside, data in one inert script, code loaded as modules. */
export function documentOf({ lang, head, body, nonce, index, canonical, state, assets, files }: DocumentParts): string {
  const entry = Object.entries(assets.manifest).find(([, chunk]) => chunk.isEntry === true);
  const needed = chunksOf(assets.manifest, [...(entry === undefined ? [] : [entry[0]]), ...files]);
  const own = text(nonce);
  const lines = [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(head.title)}</title>`,
    head.description === '' ? '' : `<meta name="description" content="${text(head.description)}">`,
    index ? '' : '<meta name="robots" content="noindex">',
    index && canonical !== '' ? `<link rel="canonical" href="${text(canonical)}">` : '',
    `<meta property="og:title" content="${text(head.title)}">`,
    '<meta name="theme-color" content="#ffffff">',
    `<link rel="icon" href="${text(companyIn(state.company, state.language).logo ?? '/assets/favicon.svg')}">`,
    `<style nonce="${own}">${assets.css}${accentStyles(state.company)}</style>`,
    ...needed.css.map((file) => `<link rel="stylesheet" href="/assets/${file}">`),
    ...needed.files.map((file) => `<link rel="modulepreload" href="/assets/${file}">`),
    head.jsonLd === null ? '' : `<script type="application/ld+json" nonce="${own}">${embedded(head.jsonLd)}</script>`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script id="state" type="application/json" nonce="${own}">${embedded(state)}</script>`,
    entry === undefined ? '' : `<script type="module" nonce="${own}" src="/assets/${entry[1].file}"></script>`,
    '</body>',
    '</html>',
  ];
  return lines.filter((line) => line !== '').join('\n');
}
