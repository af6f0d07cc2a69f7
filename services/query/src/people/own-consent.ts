import type { ConsentRecord, GuardianNeed, OwnConsent } from '@talentlog/contracts';
import { empty, guardianNeed, privacyAuthorization } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor } from '../access/actions.ts';
import { ownedBy } from '../access/scope.ts';
import type { QueryContext } from '../http/query-context.ts';
import { consentAt } from './person-seen.ts';
import type { ConsentStored } from './view.ts';

type Own = z.infer<typeof OwnConsent>;

/** Whether a guardian has to agree with this person, by what their resume says of their birth. */
export async function guardianNeedOf(jobSeekerId: string, context: QueryContext): Promise<GuardianNeed> {
  const birthDate = (await context.views.resumes.get(jobSeekerId))?.data.blocks?.basic?.birthDate;
  const need = guardianNeed(birthDate, context.now, context.settings);
  // Who is too young is refused by the command, with why.
  return need === 'TOO_YOUNG' ? 'YES' : need;
}

const givenOf = (row: ConsentStored | undefined) => (row?.data.given ?? []).toReversed();

/** A person's own consent, with what they may do about it; undefined where nobody is known by that id. */
export async function ownConsent(jobSeekerId: string, context: QueryContext): Promise<Own> {
  const row = await context.views.consents.get(jobSeekerId);
  const asked = row ?? empty(privacyAuthorization, jobSeekerId);
  return {
    state: consentAt(row, context.now),
    policyVersion: row?.data.policyVersion ?? null,
    expiresAt: row?.data.expiresAt ?? null,
    presentVersion: context.settings.privacyPolicyVersion,
    guardianNeed: await guardianNeedOf(jobSeekerId, context),
    guardian: row?.data.guardian ?? null,
    given: givenOf(row),
    allowedActions: actionsFor(privacyAuthorization, asked, ownedBy(jobSeekerId), context),
  };
}

/** The consent as staff read it: versions, times and ways, nobody's words. */
export const consentRecord = (row: ConsentStored | undefined): ConsentRecord => ({
  requestedAt: row?.data.requestedAt ?? null,
  invitedUntil: row?.data.invitedUntil ?? null,
  expiresAt: row?.data.expiresAt ?? null,
  hasGuardian: row !== undefined && row.data.guardian !== null,
  given: givenOf(row),
});
