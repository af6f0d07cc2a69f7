import { CommitRefused } from '../port.ts';

/** What the server takes for the name of a stream within one call. */
export const nameInCall = (stream: string): string => stream.toLowerCase();

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
