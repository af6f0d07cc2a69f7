import { ContactField, DataRequestKind } from '@talentlog/contracts';
import { account } from '../account/index.ts';
import { application, liveOffer } from '../application/index.ts';
import { holderOf } from '../claim/index.ts';
import { openKey } from '../data-request/index.ts';
import { type Refusal, type Related, refuse } from '../shared/decider.ts';
import { loaded, loadedIf } from '../shared/handle.ts';
import type { JobSeekerData } from './data.ts';
import { hasRunningCollection, namedApplications, needWhyKept } from './why-kept.ts';

export type ContactWish = { readonly [K in ContactField]?: string | null | undefined };

const request = (kind: string): string => `request:${kind}`;

/** Which of phone and e-mail a wish would change. */
export const contactsMoved = (data: JobSeekerData, wish: ContactWish): readonly ContactField[] =>
  ContactField.options.filter((field) => wish[field] !== undefined && wish[field] !== data[field]);

/** Loads what keeps a phone or an e-mail as it is. */
export const needContactStays = (id: string, data: JobSeekerData, related: Related) => ({
  ...needWhyKept(data, related),
  ...Object.fromEntries(DataRequestKind.options.map((kind) => [request(kind), openKey(id, kind)])),
});

/**
 * What the person proved: links and codes go there, so that whoever could write another one could answer in their name. The phone of an
 * account was proved to register it.
 */
function isProved(data: JobSeekerData, field: ContactField, related: Related): boolean {
  if (data.contacts[field].proved) return true;
  if (data.accountId === null) return false;
  return field === 'phone' || loadedIf(related, 'account', account)?.data.emailProved === true;
}

/** Something is under way that the person answers by their phone or e-mail, and that holds for them once answered. */
const isInUse = (related: Related): boolean =>
  namedApplications(related).some((name) => liveOffer(loaded(related, name, application).data)) ||
  hasRunningCollection(related) ||
  DataRequestKind.options.some((kind) => holderOf(related, request(kind)) !== undefined);

/** Why staff change this phone or e-mail in no case, whoever of them asks. */
export function contactStays(
  data: JobSeekerData,
  fields: readonly ContactField[],
  related: Related,
): Refusal | undefined {
  const proved = fields.find((field) => isProved(data, field, related));
  if (proved) return refuse('jobSeeker.contact_proved', undefined, proved);
  return isInUse(related) ? refuse('jobSeeker.contact_in_use', undefined, fields[0]) : undefined;
}
