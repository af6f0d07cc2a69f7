import { integrationContract } from '@talentlog/contracts';
import { testId } from '../shared/testing.ts';
import { integrationEventsOf } from './integration-events.ts';

/** The ids that every event of an application names, under our names and under those that other systems know. */
export const record = { applicationId: testId(1), jobSeekerId: testId(2), positionId: testId(3) };
export const outside = { applicationId: testId(1), candidateId: testId(2), positionId: testId(3) };

export const logged = (type: string, data: object) => ({
  ...{ id: testId(70), type, data: { ...data } },
  ...{ at: '2026-11-23T08:00:00.000Z', position: '00000000000000000012' },
});

/** `[name, data]` of each integration event of one of our events. Throws where its data has a field that the contract does not name. */
export const publicEventsOf = (type: string, data: object) =>
  integrationEventsOf(logged(type, data)).map(({ name, data: fields }) => {
    integrationContract(name).data.strict().parse(fields);
    return [name, fields];
  });

/** One of our events, and the integration events that it must become. */
export type Row = readonly [type: string, data: object, expected: readonly (readonly [name: string, data: object])[]];
