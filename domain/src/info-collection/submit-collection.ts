import {
  birthDateIn,
  type CollectionContent,
  missingInCollection,
  type RefusalCode,
  withoutBrackets,
} from '@talentlog/contracts';
import { accept, refuse } from '../shared/decider.ts';
import { dayOf, monthsLater } from '../shared/time.ts';
import { aboutCollection, blockOf, target } from './about.ts';
import { staleLink } from './collection-link.ts';
import { infoCollection } from './info-collection.ts';
import { basicOf, needBasic } from './person.ts';

function idExpired({ identity }: CollectionContent, now: string): boolean {
  return !identity.longTerm && identity.validUntil !== null && identity.validUntil < dayOf(now);
}

/** What the person told in the resume, and when they begin, where that is set. */
interface Told {
  readonly name: string | null;
  readonly birthDate: string | null;
  readonly entryDate: string | null;
}

/** Whether the number of the ID card says another birth date than the resume; SAP would be told both. */
function isOfAnother({ identity }: CollectionContent, { birthDate }: Told): boolean {
  return identity.type === 'ID_CARD' && birthDate !== null && birthDateIn(identity.number) !== birthDate;
}

/** What of a name is in Chinese characters, without what is in brackets. */
const hanOf = (name: string): string => (withoutBrackets(name).match(/\p{Script=Han}+/gu) ?? []).join('');

/**
 * Whether an ID card and the resume name two people. Cards name in Chinese characters. A resume in other letters may say how the same
 * person is called elsewhere; where it has Chinese characters besides, those are compared, and the family name alone of `李 Sam`.
 */
function isNamedOtherwise({ identity }: CollectionContent, { name }: Told): boolean {
  const han = hanOf(name ?? '');
  if (identity.type !== 'ID_CARD' || name === null || han === '') return false;
  const onCard = hanOf(identity.name);
  const isFamilyName = [...han].length === 1 && /\p{Script=Latin}/u.test(name);
  return isFamilyName ? !onCard.startsWith(han) : han !== onCard;
}

/** Where a job begins later than this month or before its holder was born, or is to end when they work here already. */
function jobsOutOfLife({ work, identity }: CollectionContent, { birthDate, entryDate }: Told, now: string): string[] {
  const born = birthDate ?? birthDateIn(identity.number) ?? '';
  const today = dayOf(now);
  const isPossible = (start: string) => start <= today.slice(0, 7) && start > born.slice(0, 7);
  // Who is still employed tells until when, at most until they begin here: a year ahead where that day is not known.
  const last = (entryDate ?? monthsLater(today, 12)).slice(0, 7);
  return work.entries.flatMap(({ start, end }, index) => [
    ...(isPossible(start) ? [] : [`work.entries.${index}.start`]),
    ...(end === null || end <= last ? [] : [`work.entries.${index}.end`]),
  ]);
}

const nothing = { name: null, birthDate: null };

/** Everything that is wrong with a submission, in the order of its blocks; who corrects it learns of all at once. */
function wrongIn(content: CollectionContent, told: Told, now: string): { path: string; code: RefusalCode }[] {
  const wrong = missingInCollection(content).map((path) => ({ path, code: 'info.block_incomplete' as RefusalCode }));
  if (idExpired(content, now)) wrong.push({ path: 'identity.validUntil', code: 'info.id_expired' });
  if (content.identity.number !== '' && isOfAnother(content, told))
    wrong.push({ path: 'identity.number', code: 'info.identity_birth_differs' });
  if (isNamedOtherwise(content, told)) wrong.push({ path: 'identity.name', code: 'info.identity_name_differs' });
  for (const path of jobsOutOfLife(content, told, now)) wrong.push({ path, code: 'info.work_date_range' });
  return wrong;
}

/** The person is done: everything required is there and the document still valid. */
export const submitCollection = infoCollection.decider('SubmitCollection', {
  target,
  offered: (shown) => staleLink(shown) === undefined,
  needs: ({ data }) => needBasic(data.jobSeekerId),
  decide: (context) => {
    const { content } = context.payload;
    const stale = staleLink(context);
    if (stale) return stale;
    const told = { ...(basicOf(context.related) ?? nothing), entryDate: context.data.entry?.entryDate ?? null };
    const [first, ...others] = wrongIn(content, told, context.now);
    if (first) {
      const params = first.code === 'info.block_incomplete' ? { block: blockOf(first.path) } : undefined;
      const also = others.map(({ path, code }) => ({ path: `content.${path}`, code }));
      return { ...refuse(first.code, params, `content.${first.path}`), ...(also.length > 0 ? { also } : {}) };
    }
    return accept(
      infoCollection.fact('CollectionSubmitted', { ...aboutCollection(context), content, sentBy: context.data.sentBy }),
    );
  },
});
