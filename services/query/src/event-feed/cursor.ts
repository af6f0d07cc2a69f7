import { type EventReader, type LogPosition, START } from '@talentlog/runtime';

/** A place in this log, and in no other: beside the position it names what stands there. */
interface Place {
  readonly position: LogPosition;
  /** First digits of the hash of the event there; zeros at the beginning. */
  readonly mark: string;
}

const digits = 8;
const beginning: Place = { position: START, mark: '0'.repeat(digits) };
const written = ({ position, mark }: Place): string => Buffer.from(`2.${position}.${mark}`).toString('base64url');

/** Where a subscriber is, as it is told: a word that it sends back as it was. */
export async function cursorOf(position: LogPosition, store: Pick<EventReader, 'readAll'>): Promise<string> {
  return written({ position, mark: (await markAt(position, store)) ?? beginning.mark });
}

/**
 * The place that a cursor says, where it is one of this log; no cursor is the beginning. Undefined for what is none of ours, and where the
 * log has something else there, or nothing: an older copy was restored, and whoever went on from there would miss what took its place.
 */
export async function positionIn(
  cursor: string,
  store: Pick<EventReader, 'readAll'>,
): Promise<LogPosition | undefined> {
  if (cursor === '') return START;
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, at, mark] = /^2\.(\d{20})\.([0-9a-f]{8})$/.exec(text) ?? [];
  if (at === undefined || mark === undefined) return undefined;
  const place: Place = { position: at as LogPosition, mark };
  const isOurs = written(place) === cursor && (await markAt(place.position, store)) === place.mark;
  return isOurs ? place.position : undefined;
}

async function markAt(position: LogPosition, store: Pick<EventReader, 'readAll'>): Promise<string | undefined> {
  if (position === START) return beginning.mark;
  const before = `${BigInt(position) - 1n}`.padStart(START.length, '0') as LogPosition;
  const [event] = await store.readAll({ after: before, upTo: position, limit: 1 });
  return event?.hash.slice(0, digits);
}
