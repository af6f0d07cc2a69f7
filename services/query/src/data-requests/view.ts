import type { DataRequestState } from '@talentlog/contracts';
import { type DataRequestData, dataRequest } from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { subjectProjector } from '../views/subject-projector.ts';

export type DataRequestStored = FoldedRow<DataRequestData, DataRequestState>;

/** What people asked of their data, and how it was answered. */
export const dataRequests = foldedView<DataRequestStored>()({
  ...foldOnly,
  aggregate: dataRequest,
  version: 2,
  columns: ['jobSeekerId', 'state', 'data.kind', 'data.dueAt', 'createdAt'],
});

export const dataRequestsProjector = subjectProjector('dataRequests', [dataRequests.part]);
