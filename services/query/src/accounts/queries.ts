import { type accountQueries as contract, isStaff } from '@talentlog/contracts';
import { acceptedOffer, account, announcedErasure, isSelf, noticeLives } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { seesPerson } from '../access/people-seen.ts';
import { ownedBy } from '../access/scope.ts';
import { accountOf, type QueryContext, type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { ownConsent } from '../people/index.ts';
import type { On } from '../views/view.ts';
import { colleagueQueries } from './colleagues.ts';
import { heldWorkQueries } from './held-work.ts';
import { securityQueries } from './sign-ins.ts';

const mostMembers = 200;

/** The questions about accounts. */
export const accountQueries: Pick<QueryHandlers, keyof typeof contract> = {
  ...colleagueQueries,
  ...securityQueries,
  ...heldWorkQueries,

  async staffMembers({ role, about }, context) {
    const { views, caller } = context;
    if (!isStaff(caller.account?.roles ?? [])) return refusedWith('auth.forbidden');
    const ofRole: On<'data.roles'> =
      role.length > 0 ? { field: 'data.roles', in: role } : { field: 'data.roles', isNull: false };
    const rows = await views.accounts.first({
      where: [{ field: 'state', in: ['ACTIVE'] }, ofRole],
      limit: mostMembers,
    });
    const candidates = await candidatesSeen(about, context);
    const others = rows.filter((row) => !candidates.some(({ data }) => isSelf(data, row)));
    return { data: others.map(({ id, data }) => ({ accountId: id, name: data.name ?? '', roles: [...data.roles] })) };
  },

  async myAccount(_params, context) {
    const { views } = context;
    const { accountId, jobSeekerId } = accountOf(context);
    const row = await views.accounts.get(accountId);
    if (!row) return refusedWith('common.unavailable');
    const { name, phone, email, emailProved, credentialId, language, closesAt, savedViews, columns } = row.data;
    const { agreementVersion: version, agreementAcceptedAt: at } = row.data;
    // The e-mail of the resume is where letters go until another is proved here.
    const known = email ?? (jobSeekerId ? (await views.people.get(jobSeekerId))?.data.email : null) ?? null;
    return {
      data: {
        accountId,
        jobSeekerId: jobSeekerId ?? null,
        name: name ?? '',
        phone,
        email: known,
        emailProved,
        hasPassword: credentialId !== null,
        language,
        state: row.state,
        closesAt,
        savedViews: [...savedViews],
        columns: [...columns],
        consent: await ownConsent(jobSeekerId ?? '', context),
        agreement: version === null || at === null ? null : { version, at },
        erasesAt: await erasesAt(jobSeekerId, context),
        closing: { days: context.settings.closingRegretDays, blocked: await hasAccepted(jobSeekerId, context) },
        allowedActions: actionsFor(account, row, { ...ownedBy(jobSeekerId ?? ''), accountId }, context),
      },
    };
  },
};

/** From when on their time is over, as a person was told who did nothing about it since; nobody's is where retention does not run. */
async function erasesAt(
  jobSeekerId: string | undefined,
  { views, now, settings }: QueryContext,
): Promise<string | null> {
  const person = jobSeekerId === undefined || !settings.retentionRuns ? undefined : await views.people.get(jobSeekerId);
  if (person === undefined) return null;
  const at = announcedErasure(person.data, (await views.consents.get(person.id))?.data);
  return at !== undefined && noticeLives(at, now) ? at : null;
}

/** Between the acceptance of an offer and the first day of work nobody closes an account, nor is erased. */
async function hasAccepted(jobSeekerId: string | undefined, { views }: QueryContext): Promise<boolean> {
  if (jobSeekerId === undefined) return false;
  const rows = await views.applications.find('jobSeekerId', [jobSeekerId]);
  return rows.some(({ data }) => acceptedOffer(data) !== undefined);
}

/** Of these candidates those whom the reader sees: what is left out of a choice tells who they are. */
async function candidatesSeen(jobSeekerIds: readonly string[], context: QueryContext) {
  const found = await context.views.people.getMany(jobSeekerIds);
  const seen = await Promise.all([...found.values()].map(async (row) => (await seesPerson(row.id, context)) && row));
  return seen.filter((row) => row !== false);
}
