import {
  missingInResume,
  type PayloadOf,
  type ResumeBlock,
  type ResumeBlocks,
  type resumeCommands,
} from '@talentlog/contracts';
import { account as accounts } from '../account/account.ts';
import { contactFacts, jobSeekerRef } from '../job-seeker/contact.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { type Ref } from '../shared/aggregate.ts';
import {
  type Actor,
  accept,
  type DecideContext,
  type Decider,
  type Fact,
  type Refusal,
  type Related,
  refuse,
} from '../shared/decider.ts';
import { factOn, loaded, loadedIf, takes } from '../shared/handle.ts';
import type { ResumeData } from './lifecycle.ts';
import { lockedInProcess } from './readiness.ts';

type Commands = typeof resumeCommands;
export type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, ResumeData, string>;
export type ResumeContext = DecideContext<unknown, ResumeData, string>;

/** Everybody edits their own resume only. */
export const target = (_payload: unknown, { actor }: { readonly actor: Actor }): Ref => ({
  aggregate: 'resume',
  id: actor.jobSeekerId ?? '',
});

/** Loads the person, and their account once it is known: name and contact are theirs too. */
export const needPerson = ({ id, related }: { readonly id: string; readonly related: Related }) => {
  const accountId = loadedIf(related, 'jobSeeker', jobSeeker)?.data.accountId;
  return {
    jobSeeker: jobSeekerRef(id),
    account: accountId ? ({ aggregate: accounts.name, id: accountId } as const) : undefined,
  };
};

/** The first edit makes the resume. */
export const created = ({ id, state }: Pick<ResumeContext, 'id' | 'state'>): Fact[] =>
  state === 'EMPTY' ? [{ type: 'ResumeCreated', data: { jobSeekerId: id } }] : [];

interface Range {
  readonly start: string | null;
  readonly end: string | null;
  readonly untilNow: boolean;
}

/** Months compare with months; where one of two is a year only, a difference is told by the year alone. */
function rangeFault({
  start,
  end,
  untilNow,
}: Range): 'resume.end_before_start' | 'resume.end_equals_start' | undefined {
  if (start === null || end === null || untilNow) return undefined;
  const length = Math.min(start.length, end.length);
  if (end.slice(0, length) < start.slice(0, length)) return 'resume.end_before_start';
  return start === end && start.length > 4 ? 'resume.end_equals_start' : undefined;
}

/** Refuses a block with an entry that ends before, or when, it starts. */
export function rangesRefused(block: ResumeBlock, content: ResumeBlocks[ResumeBlock]): Refusal | undefined {
  if (!Array.isArray(content)) return undefined;
  for (const [n, entry] of content.entries()) {
    const fault = 'start' in entry ? rangeFault(entry) : undefined;
    if (fault) return refuse(fault, { block, entry: n + 1 }, `content.${n}.end`);
  }
  return undefined;
}

/** One event per saved block; each says whether the resume is complete once it is saved. */
export function savedFacts(jobSeekerId: string, before: ResumeBlocks, changed: Partial<ResumeBlocks>): Fact[] {
  let blocks = before;
  return (Object.keys(changed) as ResumeBlock[]).map((block) => {
    blocks = { ...blocks, [block]: changed[block] };
    const complete = missingInResume(blocks).length === 0;
    return { type: 'ResumeBlockSaved', data: { jobSeekerId, block, complete, content: { [block]: changed[block] } } };
  });
}

/**
 * Name and e-mail of the resume are those the company knows the person by. The phone is not: it was proved by a code, and links
 * are opened with it.
 */
export function personFacts(
  { related }: Pick<ResumeContext, 'related'>,
  basic: Partial<ResumeBlocks>['basic'],
): Fact[] {
  if (basic === undefined) return [];
  const { name, email } = basic;
  const seeker = loaded(related, 'jobSeeker', jobSeeker);
  if (seeker.revision < 0) return [];
  const account = loadedIf(related, 'account', accounts);
  const nameless = account && name && account.data.name === null && takes(accounts, account, 'AccountRenamed');
  return [
    ...contactFacts(seeker, { ...(name ? { name } : {}), ...(email ? { email } : {}) }),
    ...(nameless
      ? [
          factOn(accounts, account.id, 'AccountRenamed', {
            accountId: account.id,
            jobSeekerId: seeker.id,
            personId: account.data.personId,
            name,
          }),
        ]
      : []),
  ];
}

export const saveResumeBlock: Deciding<'SaveResumeBlock'> = {
  target,
  needs: needPerson,
  decide: (context) => {
    const { id, data, payload, related } = context;
    const refused = lockedInProcess(related) ?? rangesRefused(payload.block, payload.content);
    if (refused) return refused;
    const changed: Partial<ResumeBlocks> = { [payload.block]: payload.content };
    return accept([
      ...created(context),
      ...savedFacts(id, data.blocks, changed),
      ...personFacts(context, changed.basic),
    ]);
  },
};

export const changeResumeContact: Deciding<'ChangeResumeContact'> = {
  target,
  needs: needPerson,
  decide: (context) => {
    const { basic } = context.data.blocks;
    const { phone = basic.phone, email = basic.email } = context.payload;
    if (phone === basic.phone && email === basic.email) return accept([]);
    return accept([
      { type: 'ResumeContactChanged', data: { jobSeekerId: context.id, phone, email } },
      ...personFacts(context, { ...basic, name: null, phone, email }),
    ]);
  },
};
