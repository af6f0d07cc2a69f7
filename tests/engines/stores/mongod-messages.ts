import { BSON } from '@talentlog/runtime/mongodb';

/** A command as it was told. */
export type Told = Readonly<Record<string, unknown>>;

const queried = 2004;
const message = 2013;

/** Whether a message that begins so is of this protocol. */
export const isOfProtocol = (begun: Buffer): boolean => [queried, message].includes(begun.readInt32LE(12));

/** The command in a message, whole: lists that it carries beside it are put in. */
export function opened(asked: Buffer): { told: Told; isLegacy: boolean } {
  const isLegacy = asked.readInt32LE(12) === queried;
  if (isLegacy) return { told: BSON.deserialize(asked.subarray(asked.indexOf(0, 20) + 9)), isLegacy };
  let at = 21;
  const told: Record<string, unknown> = BSON.deserialize(asked.subarray(at, at + asked.readInt32LE(at)));
  at += asked.readInt32LE(at);
  while (at < asked.length && asked[at] === 1) {
    const end = at + 1 + asked.readInt32LE(at + 1);
    const nameEnd = asked.indexOf(0, at + 5);
    const list: unknown[] = [];
    for (let one = nameEnd + 1; one < end; one += asked.readInt32LE(one))
      list.push(BSON.deserialize(asked.subarray(one, one + asked.readInt32LE(one))));
    told[asked.toString('utf8', at + 5, nameEnd)] = list;
    at = end;
  }
  return { told, isLegacy };
}

/** An answer to the message of that number. */
export function framed(body: Uint8Array, to: number, isLegacy: boolean): Buffer {
  const head = Buffer.alloc(isLegacy ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(to, 8);
  head.writeInt32LE(isLegacy ? 1 : message, 12);
  if (isLegacy) head.writeInt32LE(1, 32);
  return Buffer.concat([head, body]);
}
