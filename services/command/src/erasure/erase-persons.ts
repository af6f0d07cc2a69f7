import { dataRequest, jobSeeker, link, notification } from '@talentlog/domain/fold';
import {
  type CommandClient,
  type CredentialStore,
  type DevInbox,
  type FileStore,
  type Follower,
  type FollowerParts,
  type Opened,
  type OpenedEvent,
  orTryAgain,
  readerOf,
  type SignIns,
  startFollower,
  TryAgain,
  type UploadRegister,
  when,
} from '@talentlog/runtime';
import type { Folds } from '../pipeline/folds.ts';
import { express } from '../processes/express.ts';
import { holderOf } from '../sign-in/link-proof.ts';
import { heldByOthers, type Traces, tracesOf } from './traces.ts';

/** What only the thread that decides may do. */
export interface ErasureHost {
  /** Durable in the list of the erased. */
  noteErasure(person: string, files: readonly string[]): Promise<void>;
  /** Destroys the key; rows, search and whatever is kept folded follow it. */
  destroyKey(person: string): Promise<void>;
}

export interface ErasureParts extends FollowerParts {
  readonly commands: CommandClient;
  readonly folds: Pick<Folds, 'load'>;
  readonly signIns: Pick<SignIns, 'forget'>;
  readonly credentials: Pick<CredentialStore, 'dropAllOf'>;
  readonly inbox: Pick<DevInbox, 'forget'>;
  readonly files: Pick<FileStore, 'delete'>;
  readonly register: Pick<UploadRegister, 'ownedBy' | 'ownersOf' | 'disown' | 'forget'>;
  readonly erasure: ErasureHost;
}

const actor = 'erase-person';
type Begun = Opened<'ErasureBegun'>;

/** Traces with the files that nobody else has. */
interface Left extends Traces {
  readonly own: readonly string[];
}

const reader = readerOf([when('ErasureBegun', (event, parts: ErasureParts) => erase(event, parts))]);

/**
 * When it is begun to erase a person, everything that lies outside the log goes. Whatever happens in between, it begins again from the
 * start: each step may be done twice, and what needs the person's own words (addresses, files named in sealed content) comes before their
 * key. The list of the erased is written first of all, so that no key is ever gone that a restored copy could bring back unseen.
 */
export const startEraser = (parts: ErasureParts): Follower =>
  startFollower(
    {
      name: 'worker:erase-person',
      types: reader.types,
      sideBySide: 1,
      handle: async (event) => {
        await Promise.all(reader.read(event, parts));
      },
    },
    parts,
  );

async function erase(event: Begun, parts: ErasureParts): Promise<void> {
  const { jobSeekerId: person, accountId } = event.data;
  const first = await left(person, parts);
  await orTryAgain(parts.erasure.noteErasure(person, first.own), 'the list of the erased');
  if (accountId !== null) {
    await orTryAgain(parts.signIns.forget({ accountIds: [accountId], linkIds: [] }), 'the sign-ins');
    await orTryAgain(parts.credentials.dropAllOf(accountId), 'the passwords');
  }
  const links = await voidLinks(first, event, parts);
  // Only now: until then a link could be proved again.
  const linkIds = [...first.linkIds];
  await orTryAgain(parts.signIns.forget({ accountIds: linkIds.map(holderOf), linkIds }), 'what was proved for links');
  await lapseRequests(first, event, parts);
  await cancelMessages(first, event, parts);
  await purge(first, person, parts);
  await orTryAgain(parts.erasure.destroyKey(person), 'the keys');
  // What was on its way while the key was still there.
  const last = await left(person, parts);
  await cancelMessages(last, event, parts);
  await purge({ ...last, addresses: first.addresses }, person, parts);
  const receipt = { files: first.own.length, messages: last.messageIds.size, links, streams: last.streams.size };
  await express({ name: 'FinishErasure', payload: { jobSeekerId: person, receipt } }, event, { ...parts, actor });
}

/** What there is, with the files that are nobody else's. */
async function left(person: string, parts: ErasureParts): Promise<Left> {
  const { register } = parts;
  const traces = await orTryAgain(tracesOf(person, parts), 'the log');
  const named = new Set([
    ...traces.fileIds,
    ...(await orTryAgain(register.ownedBy(person), 'the register of uploads')),
  ]);
  const held = new Set(await orTryAgain(heldByOthers(new Set([person]), named, parts), 'the log'));
  const own: string[] = [];
  for (const fileId of named)
    if (!held.has(fileId) && !(await isUploadedByAnother(fileId, person, parts))) own.push(fileId);
  return { ...traces, own };
}

/** Another person uploaded the same bytes and has not named them yet. A colleague who brought them holds nothing. */
async function isUploadedByAnother(fileId: string, person: string, { register, folds }: ErasureParts) {
  const owners = await orTryAgain(register.ownersOf(fileId), 'the register of uploads');
  for (const owner of owners) if (owner !== person && (await folds.load(jobSeeker, owner)).revision >= 0) return true;
  return false;
}

async function purge(
  { own, addresses, messageIds }: Left,
  person: string,
  { files, register, inbox }: ErasureParts,
): Promise<void> {
  for (const fileId of own) {
    await orTryAgain(files.delete(fileId), 'the file store');
    await orTryAgain(register.forget(fileId), 'the register of uploads');
  }
  await orTryAgain(register.disown(person), 'the register of uploads');
  await orTryAgain(inbox.forget({ ids: [...messageIds], to: [...addresses], person }), 'the dev inbox');
}

/** Whatever waits to be sent is not. What is on its way by then, or begins to be just now, is waited for: its words lie in no store yet. */
async function cancelMessages({ notificationIds }: Traces, event: OpenedEvent, parts: ErasureParts): Promise<void> {
  const stateOf = async (id: string) => (await parts.folds.load(notification, id)).state;
  for (const notificationId of notificationIds) {
    if ((await stateOf(notificationId)) === 'QUEUED')
      await express({ name: 'CancelNotification', payload: { notificationId } }, event, { ...parts, actor });
    const after = await stateOf(notificationId);
    if (after === 'QUEUED' || after === 'SENDING') throw new TryAgain('a message to the person is on its way');
  }
}

async function voidLinks({ linkIds }: Traces, event: OpenedEvent, parts: ErasureParts): Promise<number> {
  let voided = 0;
  for (const linkId of linkIds) {
    if ((await parts.folds.load(link, linkId)).state !== 'VALID') continue;
    await express({ name: 'VoidLink', payload: { linkId } }, event, { ...parts, actor });
    voided += 1;
  }
  return voided;
}

/** What they asked of their data and nobody answered reminds nobody any more: no answer could be sealed. */
async function lapseRequests({ dataRequestIds }: Traces, event: OpenedEvent, parts: ErasureParts): Promise<void> {
  for (const dataRequestId of dataRequestIds) {
    const { state } = await parts.folds.load(dataRequest, dataRequestId);
    if (state === 'RECEIVED' || state === 'IN_PROGRESS')
      await express({ name: 'LapseDataRequest', payload: { dataRequestId } }, event, { ...parts, actor });
  }
}
