import type { Views } from '../open-views.ts';
import { grouped } from '../views/grouped.ts';
import type { Owned } from './scope.ts';

type Rows = ReadonlyMap<string, Owned>;
type Look = (ids: readonly string[], views: Views) => Promise<Rows>;

interface Placed extends Omit<Owned, 'ownerIds'> {
  readonly id: string;
  readonly positionId: string;
}

/** Rows that hang on a position: its owners', and whose tasks they are. */
async function placed(rows: readonly Placed[], { positionTitles }: Views): Promise<Rows> {
  const positions = await positionTitles.getMany(rows.map(({ positionId }) => positionId));
  return new Map(
    rows.map(({ id, positionId, assigneeIds, tasks = [], jobSeekerId }) => [
      id,
      { ownerIds: positions.get(positionId)?.ownerIds ?? [], assigneeIds, tasks, jobSeekerId },
    ]),
  );
}

type PlacedView = {
  [K in keyof Views]: Views[K] extends { getMany(ids: Iterable<string>): Promise<ReadonlyMap<string, Placed>> }
    ? K
    : never;
}[keyof Views];

const byPosition =
  (name: PlacedView): Look =>
  async (ids, views) =>
    placed([...(await views[name].getMany(ids)).values()], views);

/** What is a person's own is seen by whoever sees one of the person's applications, or has a task about one. */
const byPerson: Look = async (ids, views) => {
  const { applications, screeningItems, interviews, offers } = views;
  const found: readonly Placed[] = (
    await Promise.all([applications, screeningItems, interviews, offers].map((view) => view.find('jobSeekerId', ids)))
  ).flat();
  const rows = await placed(found, views);
  const ofPerson = grouped([...rows.values()], ({ jobSeekerId }) => jobSeekerId);
  return new Map(
    ids.map((jobSeekerId) => {
      const theirs = ofPerson.get(jobSeekerId) ?? [];
      const all = (field: 'ownerIds' | 'assigneeIds') => theirs.flatMap((one) => one[field]);
      const tasks = theirs.flatMap((one) => one.tasks ?? []);
      return [jobSeekerId, { ownerIds: all('ownerIds'), assigneeIds: all('assigneeIds'), tasks, jobSeekerId }];
    }),
  );
};

/** Where to look whose the rows of a view are, by the view's name. */
const looks: Readonly<Record<string, Look>> = {
  application: byPosition('applications'),
  screeningItem: byPosition('screeningItems'),
  appointment: byPosition('appointments'),
  appointmentSession: byPosition('sessions'),
  interview: byPosition('interviews'),
  evaluation: byPosition('evaluations'),
  offer: byPosition('offers'),
  infoCollection: byPosition('collections'),
  notification: byPosition('notifications'),
  dataRequest: byPosition('dataRequests'),
  jobSeeker: byPerson,
  privacyAuthorization: byPerson,
  resume: byPerson,
};

/** Whose rows these are, by id; undefined for a view whose rows are not a person's. */
export const whose = (view: string, ids: readonly string[], views: Views): Promise<Rows> | undefined =>
  Object.hasOwn(looks, view) ? looks[view]?.(ids, views) : undefined;
