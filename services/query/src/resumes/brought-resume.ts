import { isContactPath } from '@talentlog/contracts';
import { empty, looksAfterTalent, resume } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { maskedLine, maskedText } from '../access/masked-line.ts';
import { consentOf } from '../access/person-seen.ts';
import { type Owned, ownedBy, reaches } from '../access/scope.ts';
import {
  accountOf,
  type QueryContext,
  type QueryHandlers,
  type QueryResult,
  refusedWith,
} from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { blocksOf, fileSeen, filesById } from './blocks.ts';
import { contactsOf } from './contacts-of.ts';
import { withoutContact } from './resume-seen.ts';
import type { ResumeStored } from './view.ts';

type Brought = QueryResult<'broughtResume'>['files'][number];

/** What staff brought of a person and may decide about, beside the resume: the same staff may see it as may bring it. */
export const broughtResume: QueryHandlers['broughtResume'] = async ({ jobSeekerId }, context) => {
  const { views } = context;
  const person = await views.people.get(jobSeekerId);
  const owned = person && (await ownedByPositions(jobSeekerId, person, context));
  if (!person || !owned || !reaches('MANAGE_JOB_SEEKER', accountOf(context), owned))
    return refusedWith('common.not_found');
  if ((await consentOf(context, jobSeekerId)) !== 'AUTHORIZED') return refusedWith('privacy.unauthorized');
  const row = await views.resumes.get(jobSeekerId);
  return {
    data: {
      jobSeekerId,
      revision: row?.revision ?? -1,
      blocks: withoutContact(blocksOf(row)),
      writtenByPerson: row?.data.writtenByPerson ?? false,
      files: await filesBrought(person, row, context),
      allowedActions: actionsFor(resume, row ?? empty(resume, jobSeekerId), owned, context),
    },
  };
};

/** By the positions the person ever was on, as the commands ask it: who was on none is for everybody who looks after people. */
async function ownedByPositions(jobSeekerId: string, person: RowOf<'people'>, context: QueryContext): Promise<Owned> {
  const { deliveredPositionIds } = person.data;
  if (deliveredPositionIds.length === 0) {
    const { accountId, roles } = accountOf(context);
    return { ...ownedBy(jobSeekerId), ownerIds: looksAfterTalent(roles) ? [accountId] : [] };
  }
  const positions = await context.views.positionTitles.getMany(deliveredPositionIds);
  return { ...ownedBy(jobSeekerId), ownerIds: [...positions.values()].flatMap(({ ownerIds }) => ownerIds) };
}

/** The files newest first, what was read of each without contacts, which staff ask for apart. */
async function filesBrought(
  person: RowOf<'people'>,
  row: ResumeStored | undefined,
  context: QueryContext,
): Promise<Brought[]> {
  const { views } = context;
  const files = await filesById(person.data.broughtFileIds, context);
  const by = await views.accounts.getMany(files.flatMap(({ data }) => data.broughtBy ?? []));
  const contacts = await contactsOf(person.id, context);
  return files.map((file) => {
    const seen = fileSeen(file, row?.data.settled[file.id] ?? [], context);
    const accountId = file.data.broughtBy ?? '';
    return {
      ...seen,
      name: maskedLine(seen.name, contacts),
      broughtBy: { accountId, name: by.get(accountId)?.data.name ?? '' },
      proposals: seen.proposals
        .filter(({ path }) => !isContactPath(path))
        .map((proposal) => ({
          ...proposal,
          value: maskedText(proposal.value, contacts),
          line: maskedLine(proposal.line, contacts),
        })),
    };
  });
}
