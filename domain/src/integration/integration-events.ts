import { type EventName, type IntegrationEvent, integrationContract, type Topic, topics } from '@talentlog/contracts';
import { ofApplications } from './applications.ts';
import { ofCandidates } from './candidates.ts';
import { ofHires } from './hires.ts';
import { ofInterviews } from './interviews.ts';
import { ofOffers } from './offers.ts';
import { ofPositions } from './positions.ts';
import type { Telling, Tellings } from './public-event.ts';

/** One of our events as it is opened; a personal field of an erased person is null. Shaped as the runtime's OpenedEvent. */
export interface EventToTell {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: string;
  readonly position: string;
}

/** An event that several topics tell of is told in this order. */
const tellings: Readonly<Record<Topic, Tellings>> = {
  applications: ofApplications,
  offers: ofOffers,
  hires: ofHires,
  interviews: ofInterviews,
  positions: ofPositions,
  candidates: ofCandidates,
};

/** The types of our events of which these topics tell: whoever reads the log for them asks for these alone. */
export const typesToldIn = (wanted: readonly Topic[]): readonly EventName[] => [
  ...new Set(wanted.flatMap((topic) => Object.keys(tellings[topic]) as EventName[])),
];

/** The types of our events of which anything is told. */
export const toldTypes: readonly EventName[] = typesToldIn(topics);

/**
 * What other systems are told of one event of ours: nothing, one thing, or several, always the same under the same ids. Looks nothing up.
 * Holds the personal fields that are still there: what a reader gets of it says `saidTo`.
 */
export function integrationEventsOf(event: EventToTell): readonly IntegrationEvent[] {
  const all = topics.flatMap((topic) => {
    const telling = tellings[topic][event.type as EventName] as
      | ((event: EventToTell) => readonly Telling[])
      | undefined;
    return telling?.(event) ?? [];
  });
  return all.map(({ name, data }, n) => {
    const fields: Readonly<Record<string, unknown>> = data;
    const { candidateId } = fields;
    return {
      id: `${event.id}/${n}`,
      name,
      key: String(fields[integrationContract(name).key]),
      time: event.at,
      sequence: `${event.position}.${n}`,
      candidateId: typeof candidateId === 'string' ? candidateId : null,
      data: fields,
    };
  });
}
