import { jobSeeker } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { besideOf } from '../access/beside.ts';
import { consentOver } from '../access/masked-names.ts';
import { page, wordsIn } from '../access/pages.ts';
import { looksAfterTalent, peopleSeen } from '../access/people-seen.ts';
import { gated } from '../access/person-seen.ts';
import { listScope, ownedBy, ownPositions } from '../access/scope.ts';
import type { QueryContext, QueryHandlers } from '../bus/query-context.ts';
import { grouped } from '../views/grouped.ts';
import type { On } from '../views/view.ts';
import { hitsIn } from './hits.ts';
import { passagesOf } from './passages.ts';
import { resumeLine } from './resume-line.ts';
import type { ResumeStored } from './view.ts';

const mostApplications = 500;

export const resumeSearch: QueryHandlers['resumeSearch'] = async ({ text, ...paging }, context) => {
  const [anyOf, over] = await Promise.all([peopleSeen(context), consentOver(context)]);
  const query = {
    where: [
      { field: 'isOpen', in: [true] },
      ...(over.length > 0 ? [{ field: 'id', notIn: over }] : []),
    ] as On<'isOpen'>[],
    anyOf,
    sort: [{ field: 'updatedAt', descending: true }],
    ...(text === '' ? {} : { search: text }),
  } as const;
  return page(context.views.resumes, query, paging, (rows) => found(rows, text, context));
};

/** Resumes as a search shows them, with what they say of the words, and those of the person's applications that the reader may see. */
async function found(rows: readonly ResumeStored[], text: string, context: QueryContext) {
  const applications = await context.views.applications.first({
    where: [{ field: 'jobSeekerId', in: rows.map(({ id }) => id) }],
    anyOf: await listScope(['VIEW_JOB_SEEKER'], context),
    sort: [{ field: 'createdAt', descending: true }],
    limit: mostApplications,
  });
  const ofPerson = grouped(applications, ({ jobSeekerId }) => jobSeekerId);
  const owned = rows.map((row) => ({ ...row, jobSeekerId: row.id }));
  const beside = await besideOf([...applications, ...owned], [], context);
  const words = wordsIn(text);
  const actions = await actionsOn(rows, context);
  return rows.map((row) => ({
    person: beside.person(row.id),
    resumeLine: resumeLine(row),
    updatedAt: row.updatedAt,
    hits: hitsIn(passagesOf(row.data.blocks, row.contacts), words),
    applied: row.positionIds.length > 0,
    applications: (ofPerson.get(row.id) ?? []).map(({ id, positionId, data }) => ({
      applicationId: id,
      position: beside.position(positionId),
      stage: data.stage,
    })),
    personActions: gated(beside.person(row.id), actions(row)),
  }));
}

/** What the reader may do about each person: by a position of theirs, or as one who looks after those who applied nowhere. */
async function actionsOn(rows: readonly ResumeStored[], context: QueryContext) {
  const [people, own] = await Promise.all([
    context.views.people.getMany(rows.map(({ id }) => id)),
    ownPositions(context),
  ]);
  return ({ id, positionIds }: ResumeStored): string[] => {
    const person = people.get(id);
    const isTheirs =
      positionIds.length === 0 ? looksAfterTalent(context) : positionIds.some((one) => own.includes(one));
    const ownerIds = isTheirs ? [context.caller.account?.accountId ?? ''] : [];
    return person === undefined ? [] : actionsFor(jobSeeker, person, { ...ownedBy(id), ownerIds }, context);
  };
}
