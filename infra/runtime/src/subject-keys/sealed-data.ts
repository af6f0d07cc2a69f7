import type { KeyObject } from 'node:crypto';
import type { EventContract } from '@talentlog/contracts';
import { decrypt, encrypt } from './cipher.ts';
import type { HeldKeys } from './port.ts';

type Data = Readonly<Record<string, unknown>>;
type Marks = Pick<EventContract, 'subject' | 'personal'>;
/** What binds a ciphertext to its event, so that it cannot be moved to another. */
export interface SealedIn {
  readonly stream: string;
  readonly eventId: string;
}
interface Sealed {
  readonly subject: string;
  readonly iv: string;
  readonly ct: string;
}

const aadOf = ({ stream, eventId }: SealedIn): string => `${stream}\n${eventId}`;

/** The person whose key sealing this data takes; undefined where nothing in it is personal. */
export function sealedFor({ subject, personal = [] }: Marks, data: Data): string | undefined {
  const person = subject === undefined ? undefined : data[subject];
  return typeof person === 'string' && personal.some((field) => data[field] !== undefined) ? person : undefined;
}

/** The person whose key opening this data takes; undefined where nothing in it is sealed. */
export function openedFor({ personal }: Data): string | undefined {
  return isSealed(personal) ? personal.subject : undefined;
}

/**
 * Moves the personal fields of an event into one field `personal`, encrypted under the key of the person that the contract's
 * `subject` field names. Data without personal fields stays as it is. Throws TypeError where the person is missing.
 */
export function sealPersonal({ subject, personal = [] }: Marks, data: Data, keys: HeldKeys, place: SealedIn): Data {
  const named = personal.filter((field) => data[field] !== undefined);
  if (named.length === 0) return data;
  const person = subject === undefined ? undefined : data[subject];
  if (typeof person !== 'string' || person === '' || (subject !== undefined && personal.includes(subject)))
    throw new TypeError(`an event of ${place.stream} has personal fields but names no person to seal them for`);
  const open: Record<string, unknown> = {};
  for (const field of Object.keys(data)) if (!personal.includes(field)) open[field] = data[field];
  if ('personal' in open) throw new TypeError('an open field of an event cannot be called "personal"');
  const kept: Record<string, unknown> = {};
  for (const field of named) kept[field] = data[field];
  const plain = Buffer.from(JSON.stringify(kept));
  const { iv, sealed } = encrypt(keyOf(person, keys), plain, aadOf(place));
  return { ...open, personal: { subject: person, iv: iv.toString('base64'), ct: sealed.toString('base64') } };
}

function keyOf(person: string, keys: HeldKeys): KeyObject {
  const key = keys.get(person);
  if (key === undefined) throw new Error('a person has no key to seal with');
  return key;
}

function isSealed(value: unknown): value is Sealed {
  if (value === null || typeof value !== 'object') return false;
  const { subject, iv, ct } = value as Partial<Record<string, unknown>>;
  return typeof subject === 'string' && typeof iv === 'string' && typeof ct === 'string';
}

/**
 * Puts the personal fields back, each null once the person's key is gone. Throws where the ciphertext is not the one that was
 * sealed in this event.
 */
export function openPersonal({ personal = [] }: Marks, data: Data, keys: HeldKeys, place: SealedIn): Data {
  const { personal: sealed, ...open } = data;
  if (personal.length === 0 || !isSealed(sealed)) return data;
  if (!keys.has(sealed.subject)) throw new Error(`the key for event ${place.eventId} was not asked for`);
  const key = keys.get(sealed.subject);
  if (key === undefined) return { ...open, ...Object.fromEntries(personal.map((field) => [field, null])) };
  try {
    const plain = decrypt(key, Buffer.from(sealed.iv, 'base64'), Buffer.from(sealed.ct, 'base64'), aadOf(place));
    return Object.assign({}, open, JSON.parse(plain.toString('utf8')) as Data);
  } catch (cause) {
    throw new Error(`the personal fields of event ${place.eventId} are not those that were sealed in it`, { cause });
  }
}
