import type { WorkKind } from '@talentlog/contracts';
import type { Folded } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, factOn, loaded, takes } from '../shared/handle.ts';
import { application } from './application.ts';
import { type ApplicationData } from './lifecycle.ts';

export const applicationRef = (id: string) => ({ aggregate: 'application', id }) as const;

export const loadedApplication = (from: Related, name: string): Folded<ApplicationData, string> =>
  loaded(from, name, application);

/** A record takes new work exactly while it is active. */
export const isActiveApplication = (record: Folded<ApplicationData, string>): boolean =>
  takes(application, record, 'WorkOpened');

/** Keeps the record's step from being passed until the work is closed. */
export const workOpened = (applicationId: string, work: WorkKind, workId: string): Fact =>
  factOn(application, applicationId, 'WorkOpened', { applicationId, work, workId });

/** Nothing when the record knows of no such work: closing is told once. */
export const workClosed = (record: Folded<ApplicationData, string>, work: WorkKind, workId: string): Fact[] =>
  record.data.openWork.some((open) => open.workId === workId)
    ? factIfTaken(application, record, 'WorkClosed', { applicationId: record.id, work, workId })
    : [];
