import type { EventName, EventNamed, IntegrationDataOf, IntegrationEventName } from '@talentlog/contracts';

/** What one of our events is told as, before it has an id. */
export type Telling = {
  readonly [K in IntegrationEventName]: { readonly name: K; readonly data: IntegrationDataOf<K> };
}[IntegrationEventName];

/** What is told of our events in one topic, by their type; of what is not named nothing is told. */
export type Tellings = { readonly [K in EventName]?: (event: EventNamed<K>) => readonly Telling[] };

/** A value that is null where there is none, or where its person was erased, is left out. */
type Present<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** The fields that have a value: what is erased is absent, and never an error. */
export const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as Present<T>;

interface OfApplication {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}

/** The ids that everything about an application names, by the names they have outside. */
export const ofApplication = ({ applicationId, jobSeekerId, positionId }: OfApplication) => ({
  ...{ applicationId, candidateId: jobSeekerId, positionId },
});

/** One event is told as one. */
export const tell = <K extends IntegrationEventName>(name: K, data: IntegrationDataOf<K>): readonly Telling[] => [
  { name, data } as Telling,
];
