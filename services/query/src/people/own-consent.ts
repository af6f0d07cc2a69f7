import { type ConsentRecord, firstPolicyVersion, type GuardianNeed, type OwnConsent } from '@talentlog/contracts';
import { empty, guardianNeed, privacyAuthorization } from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor } from '../access/actions.ts';
import { consentAt } from '../access/person-seen.ts';
import { ownedBy } from '../access/scope.ts';
import type { QueryContext } from '../bus/query-context.ts';
import type { ConsentStored } from './view.ts';

type Own = z.infer<typeof OwnConsent>;

/** Whether a guardian has to agree with this person, by what their resume says of their birth. */
export async function guardianNeedOf(jobSeekerId: string, context: QueryContext): Promise<GuardianNeed> {
  const birthDate = (await context.views.resumes.get(jobSeekerId))?.data.blocks?.basic?.birthDate;
  return guardianNeed(birthDate, context.now, context.settings);
}

/**
 * The company published other words, and the person is not told yet until when to agree to them: the day they know of may not hold. Nobody
 * is asked for words that came with the product (ADR 81).
 */
const isToBeTold = ({ state, data }: ConsentStored, { settings: { privacyPolicyVersion: present } }: QueryContext) =>
  state === 'AUTHORIZED' &&
  present !== firstPolicyVersion &&
  ![data.policyVersion, data.askedVersion].includes(present);

const declinedOf = (row: ConsentStored | undefined) => (row?.data.declinedAt ?? []).toReversed();
const givenOf = (row: ConsentStored | undefined) => (row?.data.given ?? []).toReversed();

/** A person's own consent, with what they may do about it; undefined where nobody is known by that id. */
export async function ownConsent(jobSeekerId: string, context: QueryContext): Promise<Own> {
  const row = await context.views.consents.get(jobSeekerId);
  const asked = row ?? empty(privacyAuthorization, jobSeekerId);
  return {
    state: consentAt(row, context.now),
    policyVersion: row?.data.policyVersion ?? null,
    expiresAt: row === undefined || isToBeTold(row, context) ? null : row.data.expiresAt,
    presentVersion: context.settings.privacyPolicyVersion,
    guardianNeed: await guardianNeedOf(jobSeekerId, context),
    guardian: row?.data.guardian ?? null,
    given: givenOf(row),
    declined: declinedOf(row),
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
  declined: declinedOf(row),
});
