import type { Keeping } from '@talentlog/domain/fold';
import type { EventReader, RecordedEvent } from '@talentlog/runtime';
import { logPages } from '../pipeline/log-pages.ts';

type Kept = { -readonly [K in keyof Keeping]: Keeping[K] };

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What each event tells of how long its person is kept. None of it is personal, so that no key is asked for. */
const told: Readonly<Record<string, (kept: Kept, event: RecordedEvent) => void>> = {
  JobSeekerAccountJoined: (kept) => {
    kept.hasAccount = true;
  },
  ApplicationOpened: (kept) => {
    kept.openApplications += 1;
    kept.announcedFor = null;
  },
  ApplicationClosed: (kept, { metadata }) => {
    kept.openApplications = Math.max(0, kept.openApplications - 1);
    kept.lastEndedAt = metadata.at;
  },
  ConsentGranted: (kept, { data, metadata }) => {
    kept.consent = { since: metadata.at, until: text(data.expiresAt) };
    kept.consentEndedAt = null;
    kept.invitedUntil = null;
    kept.announcedFor = null;
  },
  ConsentAskedAnew: (kept, { data }) => {
    const asked = text(data.until);
    if (kept.consent === null || asked === null) return;
    const { since, until } = kept.consent;
    kept.consent = { since, until: until !== null && until < asked ? until : asked };
  },
  ConsentWithdrawn: (kept, { metadata }) => {
    kept.consent = null;
    kept.consentEndedAt = metadata.at;
    kept.invitedUntil = null;
  },
  ConsentRequested: (kept, { data }) => {
    kept.invitedUntil = text(data.linkExpiresAt);
  },
  ConsentDeclined: (kept) => {
    kept.invitedUntil = null;
  },
  ErasureAnnounced: (kept, { data }) => {
    kept.announcedFor = text(data.erasesAt);
  },
};
const types = ['JobSeekerCreated', 'ErasureBegun', ...Object.keys(told)];

const begun = ({ data, metadata }: RecordedEvent): Kept => ({
  knownSince: metadata.at,
  hasAccount: data.accountId !== null,
  openApplications: 0,
  lastEndedAt: null,
  consent: null,
  consentEndedAt: null,
  invitedUntil: null,
  announcedFor: null,
});

/** Everybody whom the company knows and is not letting go of, with what decides how long. Reads the log once, in pages. */
export async function keepingsOf(store: Pick<EventReader, 'readAll'>): Promise<ReadonlyMap<string, Keeping>> {
  const known = new Map<string, Kept>();
  for await (const events of logPages(store, types)) for (const event of events) take(event, known);
  return known;
}

function take(event: RecordedEvent, known: Map<string, Kept>): void {
  const person = text(event.data.jobSeekerId) ?? '';
  if (event.type === 'JobSeekerCreated') known.set(person, begun(event));
  if (event.type === 'ErasureBegun') known.delete(person);
  const kept = known.get(person);
  if (kept !== undefined) told[event.type]?.(kept, event);
}
