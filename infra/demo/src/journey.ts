import type { Caller } from '@talentlog/runtime';
import type { DemoPerson, Milestone } from './people.ts';
import type { Teller } from './teller.ts';

/** The colleagues of the story and the positions they own, by the demo's own keys. */
export interface Company {
  readonly as: (login: string) => Caller;
  readonly idOf: (login: string) => string;
  readonly positions: ReadonlyMap<
    string,
    {
      readonly positionId: string;
      readonly advertisementId: string;
      readonly owner: string;
      readonly title: string;
      readonly type: 'SOCIAL' | 'CAMPUS' | 'INTERN';
    }
  >;
}

/** One person on the way through the story. */
export interface Journey {
  readonly person: DemoPerson;
  readonly company: Company;
  readonly teller: Teller;
  readonly me: Caller;
  readonly hr: Caller;
  readonly position: NonNullable<ReturnType<Company['positions']['get']>>;
  readonly applicationId: string;
  /** The story's real end: dates of sessions and deadlines lie after it. */
  readonly today: Date;
  /** Place in the list of people, so that no two of them meet the same interviewer at once. */
  readonly index: number;
  /** Ids that later steps ask for. */
  readonly made: Record<string, string>;
}

/** What brings a person to a milestone. */
export type Steps = Partial<Record<Milestone, (journey: Journey) => Promise<void>>>;

export const advance = async ({ teller, hr, applicationId }: Journey, to: string): Promise<void> => {
  await teller.tell(hr, 'PassStep', { applicationId });
  await teller.tell(hr, 'AdvanceStage', { applicationId, to });
};

export const made = ({ made: ids }: Journey, name: string): string => {
  const id = ids[name];
  if (id === undefined) throw new Error(`the demo story has no ${name} yet`);
  return id;
};
