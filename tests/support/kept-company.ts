import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Data of an event as it was before it was sealed. */
export type Data = Readonly<Record<string, unknown>>;
/** A stream as it was kept, with its events in clear. */
export interface KeptStream {
  readonly stream: string;
  readonly events: readonly (readonly [type: string, at: string, data: Data])[];
}

const kept = (): readonly KeptStream[] =>
  JSON.parse(
    gunzipSync(readFileSync(new URL('../compatibility/demo-company.json.gz', import.meta.url))).toString('utf8'),
  );

const personOf = ({ events: told }: KeptStream): string => {
  const named = told.map(([, , { jobSeekerId }]) => jobSeekerId).find((id) => typeof id === 'string');
  return typeof named === 'string' ? named : '';
};

/** The streams about nobody, and those of as few people as show every type of event there is. */
export function chosenStreams(): readonly KeptStream[] {
  const all = kept();
  const byPerson = new Map<string, KeptStream[]>();
  for (const one of all) byPerson.set(personOf(one), [...(byPerson.get(personOf(one)) ?? []), one]);
  const seen = new Set<string>();
  const adds = (streams: readonly KeptStream[]) =>
    streams.flatMap(({ events: told }) => told).filter(([type]) => !seen.has(type)).length;
  const taken: KeptStream[] = [];
  for (const streams of [...byPerson.values()].sort((a, b) => b.length - a.length)) {
    if (adds(streams) === 0) continue;
    taken.push(...streams.filter(({ stream }) => !stream.startsWith('claim-')));
    for (const { events: told } of streams) for (const [type] of told) seen.add(type);
  }
  return taken.sort((a, b) => ((a.events[0]?.[1] ?? '') < (b.events[0]?.[1] ?? '') ? -1 : 1));
}
