import { application } from '../application/index.ts';
import { appointment } from '../appointment/index.ts';
import { interview } from '../interview/index.ts';
import { needLink, voidLink } from '../link/index.ts';
import { privacyAuthorization } from '../privacy-authorization/index.ts';
import type { Ref } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { loaded, loadedIf } from '../shared/handle.ts';
import { namedApplications } from './why-kept.ts';

const [interviewOf, appointmentOf, linkOf, consent] = ['interview:', 'appointment:', 'sent:', 'consent'];

const named = (related: Related, prefix: string) => Object.keys(related).filter((name) => name.startsWith(prefix));

/** What the person has in hand on their applications. */
const openWork = (related: Related) =>
  namedApplications(related).flatMap((name) => loaded(related, name, application).data.openWork);

const workRef = ({ work, workId }: { readonly work: string; readonly workId: string }): [string, Ref][] => {
  if (work === 'INTERVIEW') return [[`${interviewOf}${workId}`, interview.ref(workId)]];
  return work === 'APPOINTMENT' ? [[`${appointmentOf}${workId}`, appointment.ref(workId)]] : [];
};

/** Every link that the person has in hand, as far as what it is for is loaded. */
const linkIds = (related: Related): readonly string[] => [
  ...named(related, interviewOf).map((name) => loaded(related, name, interview).data.linkId),
  ...named(related, appointmentOf).map((name) => loaded(related, name, appointment).data.link.linkId),
  ...(loadedIf(related, consent, privacyAuthorization)?.data.linkIds ?? []),
];

/** Loads the links that the person has in hand, once their applications are. */
export const needLinksInHand = (jobSeekerId: string, related: Related): Record<string, Ref | undefined> => ({
  [consent]: privacyAuthorization.ref(jobSeekerId),
  ...Object.fromEntries(openWork(related).flatMap(workRef)),
  ...Object.assign({}, ...linkIds(related).map((linkId) => needLink({ linkId }, `${linkOf}${linkId}`))),
});

/** They went where the person may not be any more. The next message about what they are for brings another one. */
export const linksInHandEnd = (related: Related): Fact[] =>
  named(related, linkOf).flatMap((name) => voidLink(related, 'REPLACED', name));
