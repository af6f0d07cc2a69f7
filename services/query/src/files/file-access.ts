import { scopeFor } from '@talentlog/contracts';
import { isTakenBack } from '@talentlog/domain/fold';
import type { AccountCaller, Caller } from '@talentlog/runtime';
import { ownersOf } from '../access/owners.ts';
import { applicationsSeen, readsRevealed } from '../access/people-seen.ts';
import { consentOf } from '../access/person-seen.ts';
import { sees } from '../access/scope.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { revealedUntil } from '../people/index.ts';
import type { FileUse } from './view.ts';

/** Who asks, when, and of what. */
export type Asked = Pick<QueryContext, 'views' | 'now' | 'settings' | 'caller'>;

/** The first of a file's uses that its caller may read; undefined where there is none, or none before a code. */
export async function readableUse(fileId: string, asked: Asked): Promise<FileUse | 'after the code' | undefined> {
  const uses = (await asked.views.fileUses.get(fileId))?.uses ?? [];
  for (const use of uses)
    if (await mayRead(fileId, use, asked))
      return { ...use, name: (await nameOnResume(fileId, use, asked)) ?? use.name };
  for (const use of uses) if (isOwn(use, asked) && (await isGiven(fileId, use, asked))) return 'after the code';
  return undefined;
}

/** What the person calls the file on their resume now. The same bytes may have stood there under another name, and been taken off. */
async function nameOnResume(fileId: string, { via }: FileUse, { views }: Asked): Promise<string | undefined> {
  if (via.view !== 'resume') return undefined;
  const files = (await views.resumes.get(via.id))?.data.files ?? [];
  return files.findLast((file) => file.fileId === fileId)?.name ?? undefined;
}

/** Theirs is what they gave or were given, not what staff brought of them. */
const isOwn = ({ jobSeekerId, via }: FileUse, { caller }: Asked): boolean =>
  via.view !== 'broughtFile' && caller.account?.jobSeekerId === jobSeekerId;

/**
 * The person themselves, the holder of the link to what shows it, and staff who may read what shows it, with consent. An offer's letter
 * and the papers of a collection are the person's own only after a code to their phone, as their pages are, and an offer's as long as it is
 * theirs. A file that staff brought is
 * read by staff alone, until they take it away, and none of a resume that its person took off.
 */
async function mayRead(fileId: string, use: FileUse, asked: Asked): Promise<boolean> {
  const { jobSeekerId, via } = use;
  const { account, link }: Caller = asked.caller;
  if (isOwn(use, asked) && (via.view === 'resume' || account?.satisfied?.includes('code')))
    return isGiven(fileId, use, asked);
  if (link && link.jobSeekerId === jobSeekerId && link.satisfied.includes('code'))
    return (
      (link.purpose === 'dataCopy' ? via.view !== 'broughtFile' : link.subjectId === via.id) &&
      isGiven(fileId, use, asked)
    );
  if (!account || (await consentOf(asked, jobSeekerId)) !== 'AUTHORIZED') return false;
  const { views } = asked;
  switch (via.view) {
    case 'offer': {
      const row = await views.offers.get(via.id);
      return row !== undefined && sees('VIEW_OFFER', asked, await ownersOf(row, asked));
    }
    case 'infoCollection': {
      const row = await views.collections.get(via.id);
      return row !== undefined && sees('MANAGE_COLLECTION', asked, await ownersOf(row, asked));
    }
    case 'resume': {
      const isOff = (await views.resumes.get(via.id))?.data.takenOff.includes(fileId) ?? false;
      return !isOff && readsContact(await views.people.get(jobSeekerId), account, asked);
    }
    case 'broughtFile': {
      const person = await views.people.get(jobSeekerId);
      return person?.data.broughtFileIds.includes(via.id) === true && readsContact(person, account, asked);
    }
  }
}

/**
 * A draft is no offer to its person yet, and one that was taken back is none any more: nor are their papers. Of one that was sent they are
 * given its letter and what is attached to its terms, nothing that was attached before.
 */
async function isGiven(fileId: string, { via }: FileUse, { views }: Asked): Promise<boolean> {
  if (via.view !== 'offer') return true;
  const row = await views.offers.get(via.id);
  if (row === undefined || row.state.status === 'PENDING_SEND' || isTakenBack(row.data)) return false;
  return row.data.paper?.fileId === fileId || row.data.terms?.attachment?.fileId === fileId;
}

/**
 * A resume's file itself tells how the person is reached: who may not read that in clear has its text without (DOMAIN.md section 7). Who
 * sees the person by the shared talent base alone reads it as long as they asked for the contact, which its owners are told (section 6).
 */
async function readsContact(
  person: RowOf<'people'> | undefined,
  account: AccountCaller,
  asked: Asked,
): Promise<boolean> {
  if (person === undefined || scopeFor('VIEW_CONTACT', account.roles) === undefined) return false;
  // What is revealed is read by whoever sees an application, too.
  if (revealedUntil(person, 'contact', asked) !== undefined) return readsRevealed(person.id, asked);
  return (await applicationsSeen(person.id, 'VIEW_CONTACT', asked)).length > 0;
}
