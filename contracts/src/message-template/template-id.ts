import type { TemplateKey } from './message-template.ts';

/** Four hashes of 32 bits (FNV-1a from four beginnings), written as an id: a wording is found by its key, and has one stream for ever. */
export function templateIdOf({ template, language, track, channel }: TemplateKey): string {
  const key = `${template}/${language}/${track}/${channel}`;
  const hex = [1, 2, 3, 4].map((seed) => fnv(`${seed}:${key}`).toString(16).padStart(8, '0')).join('');
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${a}-${b}-5${c}-8${d}-${hex.slice(20)}`;
}

function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  // The last letters of similar keys would stand in the last digits only.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}
