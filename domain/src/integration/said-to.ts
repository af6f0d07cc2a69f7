import {
  type CloudEvent,
  type IntegrationEvent,
  integrationContract,
  type Topic,
  topicsOf,
} from '@talentlog/contracts';
import { cloudEventOf } from './cloud-event.ts';

/** Who is told: of which topics, and whether personal fields may be told it at all. */
export interface Audience {
  readonly topics: readonly Topic[];
  readonly personalData: boolean;
}

/** What is said to somebody. */
export interface Said {
  readonly event: CloudEvent;
  /** Whose personal data is in it: that it was read is kept. */
  readonly personOf: string | null;
}

/** What is known of the moment at which it is said. */
export interface Saying {
  /** Whether the consent of the person lives whom `whoseConsent` names. */
  readonly consentLives: boolean;
  /** Where people and systems reach us. */
  readonly publicUrl: string;
}

/** A subscriber as an audience: what it may have now, and of candidates as such what it ever had to know. */
export const audienceOf = (subscriber: {
  readonly topics: readonly Topic[];
  readonly personalData: boolean;
  readonly hadPersonalData: boolean;
}): Audience => ({ topics: topicsOf(subscriber), personalData: subscriber.personalData });

/** Whether it is of a topic that this audience hears. */
export const isFor = ({ name }: Pick<IntegrationEvent, 'name'>, { topics }: Pick<Audience, 'topics'>): boolean =>
  topics.includes(integrationContract(name).topic);

/** The person on whose consent it depends what this audience is told; null where on nobody's. */
export const whoseConsent = (event: IntegrationEvent, audience: Audience): string | null =>
  audience.personalData && isFor(event, audience) && isPersonal(event) ? event.candidateId : null;

/**
 * The one answer to what somebody may be told of an event, by whichever way: nothing where it is of another topic, and personal fields only
 * to whom they were granted, of somebody whose consent lives at this moment.
 */
export function saidTo(
  event: IntegrationEvent,
  audience: Audience,
  { consentLives, publicUrl }: Saying,
): Said | undefined {
  if (!isFor(event, audience)) return undefined;
  const asked = whoseConsent(event, audience);
  if (asked === null || !consentLives)
    return { event: cloudEventOf(withoutPersonal(event), publicUrl), personOf: null };
  return { event: cloudEventOf(event, publicUrl), personOf: asked };
}

const personalOf = ({ name }: IntegrationEvent): readonly string[] => integrationContract(name).personal ?? [];

const isPersonal = (event: IntegrationEvent): boolean =>
  personalOf(event).some((field) => event.data[field] !== undefined);

function withoutPersonal(event: IntegrationEvent): IntegrationEvent {
  const personal = personalOf(event);
  return { ...event, data: Object.fromEntries(Object.entries(event.data).filter(([key]) => !personal.includes(key))) };
}
