import type { WorkKind } from '@talentlog/contracts';
import type { Folded } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { factIfTaken, loaded, takes } from '../shared/handle.ts';
import { application } from './application.ts';
import type { ApplicationData } from './data.ts';

/** An application after its history. */
export type FoldedApplication = Folded<ApplicationData, string>;

export const loadedApplication = (from: Related, name: string): FoldedApplication => loaded(from, name, application);

/** An application takes new work exactly while it is active. */
export const isActiveApplication = (folded: FoldedApplication): boolean => takes(application, folded, 'WorkOpened');

/** Keeps the application's step from being passed until the work is closed. */
export const workOpened = (applicationId: string, work: WorkKind, workId: string): Fact =>
  application.factOn(applicationId, 'WorkOpened', { applicationId, work, workId });

/** Nothing when the application knows of no such work: closing is told once. */
export const workClosed = (on: FoldedApplication, work: WorkKind, workId: string): Fact[] =>
  on.data.openWork.some((open) => open.workId === workId)
    ? factIfTaken(application, on, 'WorkClosed', { applicationId: on.id, work, workId })
    : [];
