import { type ScreeningItemData, screeningItem, screeningTasks } from '@talentlog/domain/fold';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { knownPeople, type OfPerson } from '../views/known-people.ts';
import { subjectProjector } from '../views/subject-projector.ts';

/** What one screener is asked about one application. */
export type ScreeningStored = FoldedRow<ScreeningItemData> & OfPerson;

const people = knownPeople('screeningPerson');

export const screeningItems = foldedView<ScreeningStored>()({
  ...foldOnly,
  aggregate: screeningItem,
  version: 1,
  tasks: screeningTasks,
  columns: [
    'jobSeekerId',
    'positionId',
    'assigneeIds',
    'tasks',
    'createdAt',
    'updatedAt',
    'state',
    'data.screenerId',
    'data.deadline',
    'data.applicationId',
  ],
  indexes: [['data.deadline'], ['state', 'data.deadline'], ['data.screenerId', 'data.deadline']],
  counts: ['positionId', 'state', 'data.screenerId'],
  search: ({ personText }) => personText,
  extend: people.copy,
});

export const screeningProjector = subjectProjector('screening', [people.part(screeningItems), screeningItems.part]);
