import type { ContactField } from '@talentlog/contracts';
import { addDays, isBefore } from '../shared/time.ts';
import type { JobSeekerData, ProposedContact } from './data.ts';

/** So long the owners may take to agree. */
const proposalDays = 14;

/** What is proposed for a field and not forgotten yet. */
export function openProposal(data: JobSeekerData, field: ContactField, now: string): ProposedContact | undefined {
  const { proposed } = data.contacts[field];
  return proposed !== null && isBefore(now, addDays(proposed.at, proposalDays)) ? proposed : undefined;
}

/** Whether this colleague is asked about the field: for a yes to what is proposed, or to what a colleague changed. */
export function isAskedAbout(data: JobSeekerData, field: ContactField, accountId: string, now: string): boolean {
  const proposed = openProposal(data, field, now);
  if (proposed !== undefined) return !proposed.agreedBy.includes(accountId);
  const { agreedBy, everywhere } = data.contacts[field];
  return agreedBy !== null && !everywhere && !agreedBy.includes(accountId);
}
