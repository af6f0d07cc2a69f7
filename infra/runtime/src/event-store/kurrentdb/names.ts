import { CommitRefused } from '../port.ts';

/** Small letters whose capital has another small letter: .NET leaves them as they are. */
const kept: ReadonlySet<string> = new Set(['\u0131', '\u017f']);

/**
 * One of all that are the same character but for their case. Where the capital is written with more characters (`ß`; `ᾳ`, whose capital in
 * titles is `ᾼ`) it is the small letter.
 */
function inOneCase(character: string): string {
  if (kept.has(character)) return character;
  const upper = character.toUpperCase();
  return upper.length === character.length ? upper : character.toLowerCase();
}

/**
 * What the server takes for the name of a stream within one call. It compares as .NET does (`OrdinalIgnoreCase`): in upper case, character
 * by character. Lower case alone would tell `σ` from `ς` and `µ` from `μ`, which are one there.
 */
export const nameInCall = (stream: string): string => Array.from(stream, inOneCase).join('');

/**
 * Within one call the server takes names that differ in upper and lower case for one stream: it stores what is for the second one in the
 * first, and says that all is well. Throws CommitRefused.
 */
export function assertApart(streams: Iterable<string>): void {
  const known = new Map<string, string>();
  for (const stream of streams) {
    const name = nameInCall(stream);
    const other = known.get(name) ?? stream;
    if (other !== stream)
      throw new CommitRefused(
        `one commit names the streams ${other} and ${stream}, which differ in upper and lower case alone: KurrentDB takes them for one`,
      );
    known.set(name, stream);
  }
}
