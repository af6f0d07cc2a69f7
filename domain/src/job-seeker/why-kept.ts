import { type HeldUpWhy, isStaff } from '@talentlog/contracts';
import { account } from '../account/index.ts';
import { application } from '../application/index.ts';
import { infoCollection } from '../info-collection/index.ts';
import type { Related } from '../shared/decider.ts';
import { loaded, loadedIf } from '../shared/handle.ts';
import type { JobSeekerData } from './data.ts';

type WhyKept = Exclude<HeldUpWhy, 'STOPPED'>;

const [applicationOf, collectionOf] = ['application:', 'collection:'];

const named = (related: Related, prefix: string) => Object.keys(related).filter((name) => name.startsWith(prefix));

/** What the person's applications offered them, those that are over included: an accepted offer outlives its application. */
const offersOf = (related: Related) =>
  named(related, applicationOf).flatMap((name) => loaded(related, name, application).data.offers);

/** Loads what `whyKept` looks at. */
export const needWhyKept = ({ accountId, applications, closedApplicationIds }: JobSeekerData, related: Related) => ({
  account: accountId === null ? undefined : account.ref(accountId),
  ...Object.fromEntries(
    [...applications.map(({ applicationId }) => applicationId), ...closedApplicationIds].map((one) => [
      `${applicationOf}${one}`,
      application.ref(one),
    ]),
  ),
  ...Object.fromEntries(
    offersOf(related).flatMap(({ status, collectionId }) =>
      collectionId !== null && status !== 'INVALID'
        ? [[`${collectionOf}${collectionId}`, infoCollection.ref(collectionId)]]
        : [],
    ),
  ),
});

/** The names under which the person's applications are loaded. */
export const namedApplications = (related: Related): readonly string[] => named(related, applicationOf);

/** Whether the person is asked for what SAP is to have, or it is on its way there. */
export const hasRunningCollection = (related: Related): boolean =>
  named(related, collectionOf).some((name) => {
    const { state } = loaded(related, name, infoCollection);
    return !['NONE', 'PUSHED', 'ARCHIVED'].includes(state);
  });

/** From the acceptance of an offer until SAP has the data, the person cannot be let go of. */
const isBound = (related: Related): boolean =>
  offersOf(related).some(({ status }) => status === 'ACCEPTED') || hasRunningCollection(related);

/** Why a person cannot be let go of now, whoever wishes it. */
export function whyKept(related: Related): WhyKept | undefined {
  if (isBound(related)) return 'OFFER_ACCEPTED';
  return isStaff(loadedIf(related, 'account', account)?.data.roles ?? []) ? 'COLLEAGUE' : undefined;
}

/** What is said then. */
export const keptCodes = {
  OFFER_ACCEPTED: 'jobSeeker.erase_blocked',
  COLLEAGUE: 'jobSeeker.erase_colleague',
} as const satisfies Readonly<Record<WhyKept, string>>;
