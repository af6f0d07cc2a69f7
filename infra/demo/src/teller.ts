import type { CommandService } from '@talentlog/command';
import type { Role } from '@talentlog/contracts';
import { appointmentSession, type Handle, interview, offer, type State } from '@talentlog/domain/fold';
import type { Caller, UploadPurpose } from '@talentlog/runtime';

/** Sends the demo story's commands as the people who would have sent them, at the time they would have. */
export interface Teller {
  /** Sets the story's clock. */
  at(instant: Date): void;
  now(): Date;
  /** Ids of a session's segments, in order of time. */
  segmentsOf(appointmentSessionId: string): Promise<string[]>;
  /** The evaluation that waits for an interview's first interviewer. */
  evaluationOf(interviewId: string): Promise<string>;
  /** The collection that an accepted offer made. */
  collectionOf(offerId: string): Promise<string>;
  /** Keeps a file of the story, as if that person had uploaded it. */
  store(
    caller: Caller,
    file: { readonly bytes: Uint8Array; readonly type: string; readonly purpose: UploadPurpose },
  ): Promise<{ readonly fileId: string; readonly size: number }>;
  /**
   * The result of an accepted command. Each has the id of its place in the story, so that the same story told again gets the first
   * results. A refusal is a defect of the story and throws.
   */
  tell(caller: Caller, name: string, payload: unknown): Promise<Readonly<Record<string, unknown>>>;
}

export function createTeller(service: CommandService, clock: { now: Date }): Teller {
  const data = async <D>(of: Handle<D, State>, id: string): Promise<D> => (await service.cache.load(of, id)).data;
  let told = 0;
  return {
    at: (instant) => {
      clock.now = instant;
    },
    now: () => clock.now,
    async segmentsOf(id) {
      const { segments } = await data(appointmentSession, id);
      return [...segments].sort((a, b) => (a.start < b.start ? -1 : 1)).map(({ segmentId }) => segmentId);
    },
    evaluationOf: async (id) => (await data(interview, id)).seats[0]?.evaluationId ?? '',
    collectionOf: async (id) => (await data(offer, id)).collectionId ?? '',
    async store(caller, { bytes, type, purpose }) {
      const { files, register } = service.uploads;
      const owner = caller.account?.jobSeekerId ?? '';
      await register.announce(await files.identify(bytes), owner, Date.now());
      const stored = await files.put(bytes);
      // A scanner, where there is one, looks at it as at any other.
      await register.add(stored.fileId, owner, { type, scan: 'waiting', purpose });
      return stored;
    },
    async tell(caller, name, payload) {
      told += 1;
      const outcome = await service.pipeline.execute({ name, payload, caller, commandId: `first start ${told}` });
      if (!outcome.ok)
        throw new Error(
          `the first start stops at ${name}: ${outcome.code} ${JSON.stringify(outcome.errors ?? outcome.params ?? '')}`,
        );
      // A second between two steps keeps their order readable.
      clock.now = new Date(clock.now.getTime() + 1000);
      return outcome.result ?? {};
    },
  };
}

export const staff = (accountId: string, name: string, roles: readonly Role[]): Caller => ({
  account: { accountId, jobSeekerId: undefined, name, identity: 'Staff', roles, signInId: 'seed' },
});

export const seeker = (accountId: string, jobSeekerId: string, name: string): Caller => ({
  account: {
    accountId,
    jobSeekerId,
    name,
    identity: 'JobSeeker',
    roles: ['JS'],
    signInId: 'seed',
    satisfied: ['code'],
  },
});

export const system: Caller = { system: 'seed' };
