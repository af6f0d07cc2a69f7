import { ownersOfPosition, type PositionData, position } from '@talentlog/domain/fold';
import { type ViewWriter, when } from '@talentlog/runtime';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { positionText } from '../views/position-text.ts';
import { ruledPart, subjectProjector } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';

/** A position, with its HR owner and the people responsible: scope P of the permission matrix. */
export type PositionStored = FoldedRow<PositionData> & { readonly ownerIds: readonly string[] };

export const positions = foldedView<PositionStored>()({
  ...foldOnly,
  aggregate: position,
  version: 2,
  columns: ['state', 'updatedAt', 'ownerIds', 'data.details.track', 'data.details.title'],
  search: ({ data }) => positionText(data.details),
  extend: ({ data }) => ({ ownerIds: ownersOfPosition(data) }),
});

/** What every other subject looks up of a position when it is read: small, so that a page's positions cost nothing. */
export interface PositionTitle {
  readonly id: string;
  readonly title: string;
  readonly titleEn: string;
  readonly ownerIds: readonly string[];
}

export const positionTitles = view<PositionTitle>()({
  name: 'positionTitle',
  version: 1,
  columns: ['ownerIds'],
  search: ({ title, titleEn }) => `${title} ${titleEn}`,
});

const titled = ruledPart(positionTitles.schema, [
  when('PositionCreated', async ({ data }, writer: ViewWriter) => {
    const { positionId: id, details } = data;
    const { title, titleEn } = details;
    await rowsOf(positionTitles, writer).put({ id, title, titleEn, ownerIds: ownersOfPosition(data) });
  }),
  when('PositionHandedOver', async ({ data: { positionId, fromAccountId, toAccountId } }, writer: ViewWriter) => {
    const rows = rowsOf(positionTitles, writer);
    const known = await rows.get(positionId);
    if (!known) return;
    const ownerIds = known.ownerIds.map((one) => (one === fromAccountId ? toAccountId : one));
    await rows.put({ ...known, ownerIds: [...new Set(ownerIds)] });
  }),
  when('PositionEdited', async ({ data: { positionId, details } }, writer: ViewWriter) => {
    const rows = rowsOf(positionTitles, writer);
    const known = await rows.get(positionId);
    if (known) await rows.put({ ...known, title: details.title, titleEn: details.titleEn });
  }),
]);

export const positionsProjector = subjectProjector('positions', [positions.part, titled]);
