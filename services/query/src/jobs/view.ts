import type { PositionDetails } from '@talentlog/contracts';
import { type AdvertisementData, advertisement, type PositionData } from '@talentlog/domain/fold';
import { type ViewWriter, when } from '@talentlog/runtime';
import { type FoldedRow, foldedView, foldOnly } from '../views/folded-view.ts';
import { positionText } from '../views/position-text.ts';
import { ruledPart, subjectProjector } from '../views/subject-projector.ts';
import { rowsOf, view } from '../views/view.ts';

/** What the job market shows of a position: it has few advertisements, so it is copied into them, to filter and sort by. */
interface AdvertisedPosition {
  readonly id: string;
  readonly details: PositionDetails;
}

const advertised = view<AdvertisedPosition>()({ name: 'advertisedPosition', version: 1, columns: [] });

/** Days that are paid in a month of 12 a year, by law; an annual pay is told in ten thousand yuan. */
const inMonths = { MONTH: 1, YEAR: 10_000 / 12, DAY: 21.75 } as const;
const monthlyTop = ({ unit, min, max }: PositionDetails['pay']): number =>
  Math.round((max ?? min ?? 0) * inMonths[unit]);

/** An advertisement with the position it publishes. */
export type AdvertisementStored = FoldedRow<AdvertisementData> & {
  readonly publishedAt: string | null;
  readonly position: PositionData['details'];
  /** The most it pays in a month, whatever unit it is told in; 0 where it is not told. */
  readonly payTop: number;
};

const columns = [
  'state',
  'positionId',
  'createdAt',
  'publishedAt',
  'data.details.deadline',
  'data.details.order',
  'data.details.channel',
  'data.details.adType',
  'position.track',
  'position.category',
  'position.nature',
  'position.locations',
  'position.recruitCategory',
  'position.education',
  'position.experience',
  'position.top',
  'payTop',
] as const;
export type AdvertisementColumn = (typeof columns)[number];

export const advertisements = foldedView<AdvertisementStored>()({
  ...foldOnly,
  aggregate: advertisement,
  version: 3,
  columns,
  search: ({ position }) => positionText(position),
  extend: async ({ positionId, data: { publishedAt } }, writer) => {
    const position = (await rowsOf(advertised, writer).get(positionId))?.details;
    return { publishedAt, position, payTop: position ? monthlyTop(position.pay) : 0 };
  },
});

const copied = ruledPart(advertised.schema, [
  when(['PositionCreated', 'PositionEdited'], async ({ data: { positionId: id, details } }, writer: ViewWriter) => {
    await rowsOf(advertised, writer).put({ id, details });
    for (const row of await rowsOf(advertisements, writer).find('positionId', id))
      await advertisements.refresh(row, writer);
  }),
]);

export const jobsProjector = subjectProjector('jobs', [copied, advertisements.part]);
