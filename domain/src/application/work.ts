import type { WorkKind } from '@talentlog/contracts';
import type { Fact, Folded, Related } from '../shared/aggregate.ts';
import { factIfTaken, factOn, handle, loaded, takes } from '../shared/handle.ts';
import { type ApplicationData, applicationLifecycle, noApplication } from './lifecycle.ts';

/** The record as screening, appointments and interviews see it. */
export const applicationHandle = handle<ApplicationData>('application', applicationLifecycle, noApplication);

export const applicationRef = (id: string) => ({ aggregate: 'application', id }) as const;

export const loadedApplication = (from: Related, name: string): Folded<ApplicationData, string> =>
  loaded(from, name, applicationHandle);

/** A record takes new work exactly while it is active. */
export const isActiveRecord = (record: Folded<ApplicationData, string>): boolean =>
  takes(applicationHandle, record, 'WorkOpened');

/** Keeps the record's step from being passed until the work is closed. */
export const workOpened = (applicationId: string, work: WorkKind, workId: string): Fact =>
  factOn(applicationHandle, applicationId, 'WorkOpened', { applicationId, work, workId });

/** Nothing when the record knows of no such work: closing is told once. */
export const workClosed = (record: Folded<ApplicationData, string>, work: WorkKind, workId: string): Fact[] =>
  record.data.openWork.some((open) => open.workId === workId)
    ? factIfTaken(applicationHandle, record, 'WorkClosed', { applicationId: record.id, work, workId })
    : [];
