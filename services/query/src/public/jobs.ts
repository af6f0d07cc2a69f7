import type { AdvertisementDetails, JobCard, PositionDetails } from '@talentlog/contracts';
import {
  type AdvertisementData,
  addDays,
  availability,
  type JobSeekerData,
  type PositionData,
  type ResumeData,
} from '@talentlog/domain';
import type { Condition } from '@talentlog/runtime';
import { pageOf, type QueryContext, type QueryHandlers, refusedWith, window } from '../http/query-context.ts';
import type { FoldedRow } from '../views/folded-view.ts';

/** An advertisement with the position it publishes, as the workspace projector writes it. */
type AdRow = FoldedRow<AdvertisementData & { details: AdvertisementDetails }> & {
  readonly position: PositionDetails;
  readonly positionState: string;
  readonly positionId: string;
};

const days = { '3D': 3, '1W': 7, '1M': 30, '3M': 91, '6M': 182, '1Y': 365 } as const;
const sorts = {
  NEWEST: [
    { field: 'position.top', descending: true },
    { field: 'publishedAt', descending: true },
  ],
  DEADLINE: [{ field: 'data.details.deadline' }],
  PAY: [{ field: 'payTop', descending: true }],
} as const;

function card(row: AdRow): JobCard {
  const { position, data } = row;
  const {
    title,
    titleEn,
    track,
    category,
    nature,
    department,
    locations,
    education,
    experience,
    recruitCategory,
    pay,
    hot,
    longTerm,
    top,
  } = position;
  return {
    advertisementId: row.id,
    positionId: data.positionId,
    title,
    titleEn,
    track,
    category,
    nature,
    department,
    locations,
    education,
    experience,
    recruitCategory,
    pay,
    hot,
    longTerm,
    top,
    publishedAt: data.publishedAt ?? row.createdAt,
    deadline: data.details.deadline,
  };
}

/** Published and not over its deadline, even before the deadline's event came. */
const live = (now: string): Condition[] => [
  { field: 'state', in: ['PUBLISHED'] },
  { field: 'data.details.deadline', from: now },
];

const oneOf = (field: string, values: readonly string[]): Condition[] =>
  values.length > 0 ? [{ field, in: values }] : [];

export const jobHandlers: Pick<QueryHandlers, 'jobList' | 'jobDetail'> = {
  async jobList(params, { views, now }) {
    const base: Condition[] = [
      ...live(now),
      ...oneOf('position.track', params.track),
      ...(params.published ? [{ field: 'publishedAt', from: addDays(now, -days[params.published]) }] : []),
    ];
    const chosen = {
      category: oneOf('position.category', params.category),
      location: oneOf('position.locations', params.location),
      nature: oneOf('position.nature', params.nature),
    };
    const rest = [
      ...oneOf('position.recruitCategory', params.recruitCategory),
      ...oneOf('position.education', params.education),
    ];
    const search = params.text ? { search: params.text } : {};
    const { rows, total } = await views.list('advertisement', {
      where: [...base, ...rest, ...Object.values(chosen).flat()],
      ...search,
      sort: sorts[params.sort],
      ...window(params),
    });
    // A facet counts what choosing it would show, so its own choice is left out.
    const count = async (field: string, without: keyof typeof chosen) => {
      const others = Object.entries(chosen).flatMap(([name, conditions]) => (name === without ? [] : conditions));
      return Object.fromEntries(
        await views.countBy('advertisement', field, { where: [...base, ...rest, ...others], ...search }),
      );
    };
    const facets = {
      category: await count('position.category', 'category'),
      location: await count('position.locations', 'location'),
      nature: await count('position.nature', 'nature'),
    };
    return { data: { jobs: (rows as AdRow[]).map(card), facets }, page: pageOf(total, params) };
  },

  async jobDetail({ advertisementId }, context) {
    const { views, now } = context;
    const row = (await views.get('advertisement', advertisementId)) as AdRow | undefined;
    // Never published: nobody outside may know of it.
    if (row === undefined || row.data.publishedAt === null || row.state === 'DELETED')
      return refusedWith('common.not_found');
    const { rows } = await views.list('advertisement', {
      where: [
        ...live(now),
        { field: 'position.category', in: [row.position.category] },
        { field: 'position.track', in: [row.position.track] },
      ],
      sort: sorts.NEWEST,
      limit: 4,
    });
    const { duties, requirements, hiringCount } = row.position;
    return {
      data: {
        job: { ...card(row), duties, requirements, hiringCount, number: row.data.number },
        availability: await availabilityFor(row, context),
        similar: (rows as AdRow[])
          .filter(({ id }) => id !== row.id)
          .slice(0, 3)
          .map(card),
      },
    };
  },
};

/** Stands for a position that the views have not caught up with. */
const noPosition: PositionData = { details: undefined, hrOwnerId: '', responsibleIds: [], advertisementIds: [] };

/** Whether this viewer could deliver: the very function that guards the command. */
export async function availabilityFor(
  row: AdRow,
  { views, caller, now, settings }: Pick<QueryContext, 'views' | 'caller' | 'now' | 'settings'>,
) {
  const jobSeekerId = caller.account?.jobSeekerId;
  const [position, person, resume] = await Promise.all([
    views.get('position', row.data.positionId) as Promise<FoldedRow<PositionData> | undefined>,
    jobSeekerId ? (views.get('jobSeeker', jobSeekerId) as Promise<FoldedRow<JobSeekerData> | undefined>) : undefined,
    jobSeekerId ? (views.get('resume', jobSeekerId) as Promise<FoldedRow<ResumeData> | undefined>) : undefined,
  ]);
  return availability({
    position: position ? { state: position.state as string, data: position.data } : { state: 'NONE', data: noPosition },
    positionId: row.data.positionId,
    advertisement: { state: row.state as string, data: row.data },
    jobSeeker: person?.data,
    birthDate: resume?.data.blocks?.basic?.birthDate,
    settings,
    now,
  });
}

export type { AdRow };
