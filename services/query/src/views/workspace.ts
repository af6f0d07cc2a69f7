import { aggregates } from '@talentlog/domain';
import type { OpenedEvent, Row, ViewSchema, ViewWriter } from '@talentlog/runtime';
import type { Projector } from '../projecting/index.ts';
import { foldVersion } from './fold-version.ts';
import { aggregateOf, applyFolded, type FoldedRow, type FoldedView, idOf, write } from './folded-view.ts';
import { notes } from './notes.ts';

/**
 * The recruiters' workspace: one view per aggregate of the pipeline, each row with what lists need of its neighbours. They are one
 * projector, because a position's new owner or a person's new name must reach every row in the same step.
 */
interface Neighbours {
  readonly jobSeekerId: string;
  readonly positionId: string;
  /** The position's HR owner and the people responsible: scope P of the permission matrix. */
  readonly ownerIds: readonly string[];
  /** Accounts whose task it is: scope T. */
  readonly assigneeIds: readonly string[];
  readonly personName: string;
  readonly personNumber: string;
  readonly title: string;
  readonly titleEn: string;
}

/** A row of any of these views. */
export type WorkspaceRow<D = unknown> = FoldedRow<D> & Neighbours;

type Read = Pick<ViewWriter, 'get' | 'find'>;

/** Fields every row has that belongs to a person on a position. */
function neighbours(aggregate: string, row: FoldedRow, read: Read): Neighbours {
  const ownership = aggregates[aggregate]?.ownership(row.data, row.id) ?? {};
  const jobSeekerId = ownership.jobSeekerId ?? '';
  const positionId = ownership.positionId ?? '';
  const position = (positionId ? read.get('position', positionId) : undefined) as FoldedRow<PositionFacts> | undefined;
  const person = (jobSeekerId ? read.get('jobSeeker', jobSeekerId) : undefined) as FoldedRow<PersonFacts> | undefined;
  const consent = jobSeekerId ? (read.get('privacyAuthorization', jobSeekerId) as FoldedRow | undefined) : undefined;
  const hidden = consent?.state !== 'AUTHORIZED' && consent?.state !== 'EXPIRED';
  return {
    jobSeekerId,
    positionId,
    ownerIds: position ? [position.data.hrOwnerId, ...position.data.responsibleIds] : [],
    assigneeIds: ownership.assignees ?? [],
    personName: hidden ? '' : (person?.data.name ?? ''),
    personNumber: person?.data.number ?? '',
    title: position?.data.details?.title ?? '',
    titleEn: position?.data.details?.titleEn ?? '',
  };
}

interface PositionFacts {
  readonly hrOwnerId: string;
  readonly responsibleIds: readonly string[];
  readonly details?: { readonly title: string; readonly titleEn: string };
}
interface PersonFacts {
  readonly name: string | null;
  readonly number: string;
}

const version = foldVersion(2, Object.values(aggregates));
const common = ['jobSeekerId', 'positionId', 'ownerIds', 'assigneeIds', 'since', 'createdAt', 'updatedAt'];
const searchText = (row: Row): string =>
  [row.personName, row.personNumber, row.title, row.titleEn].filter(Boolean).join(' ');

const ofPerson = (name: string, columns: readonly string[], indexes: ViewSchema['indexes'] = []): FoldedView => ({
  aggregate: named(name),
  ...(notes[name] ? { note: notes[name] } : {}),
  schema: { name, version, columns: [...common, ...columns], indexes, search: searchText },
  extend: (row, read) => ({ ...neighbours(name, row, read) }),
});

function named(name: string) {
  const aggregate = aggregates[name];
  if (aggregate === undefined) throw new Error(`no aggregate ${name}`);
  return aggregate;
}

/** Views whose rows carry fields of a position or a person, by name. */
const dependent: readonly FoldedView[] = [
  ofPerson(
    'application',
    ['state', 'data.stage', 'data.outcome', 'data.track', 'data.since', 'bucket'],
    [['positionId', 'data.stage']],
  ),
  ofPerson('screeningItem', ['state', 'data.screenerId', 'data.deadline', 'data.applicationId']),
  ofPerson('appointmentSession', ['state', 'data.deadline']),
  ofPerson('appointment', ['state', 'data.appointmentSessionId', 'data.applicationId']),
  ofPerson('interview', ['state.life', 'data.start', 'data.applicationId']),
  ofPerson('evaluation', ['state', 'data.interviewId', 'data.interviewerId', 'data.applicationId']),
  ofPerson('offer', ['state.approval', 'state.status', 'data.applicationId']),
  ofPerson('infoCollection', ['state', 'data.applicationId']),
];

const bucketOf = (state: unknown): string => (state === 'ENDED' ? 'ENDED' : state === 'INVALID' ? 'INVALID' : 'ACTIVE');

const application = dependent.find(({ schema }) => schema.name === 'application') as FoldedView;
const views: readonly FoldedView[] = [
  {
    aggregate: named('position'),
    schema: {
      name: 'position',
      version,
      columns: ['state', 'updatedAt', 'ownerIds', 'assigneeIds', 'data.details.track', 'data.details.title'],
      search: (row) => positionText((row as FoldedRow<{ details?: Record<string, unknown> }>).data.details),
    },
    extend: (row) => {
      const { hrOwnerId, responsibleIds } = row.data as PositionFacts;
      // A position is nobody's task; lists by scope ask for the field all the same.
      return { ownerIds: [hrOwnerId, ...responsibleIds], assigneeIds: [] };
    },
  },
  {
    aggregate: named('advertisement'),
    schema: {
      name: 'advertisement',
      version,
      columns: [
        'state',
        'positionId',
        'publishedAt',
        'data.details.deadline',
        'data.details.order',
        'position.track',
        'position.category',
        'position.nature',
        'position.locations',
        'position.recruitCategory',
        'position.education',
        'position.top',
        'payTop',
      ],
      search: (row) => positionText(row.position as Record<string, unknown> | undefined),
    },
    extend: (row, read) => {
      const data = row.data as { positionId: string; publishedAt: string | null };
      const position = read.get('position', data.positionId) as
        | FoldedRow<{ details?: { pay: { max: number | null } } }>
        | undefined;
      return {
        positionId: data.positionId,
        publishedAt: data.publishedAt,
        position: position?.data.details,
        positionState: position?.state,
        payTop: position?.data.details?.pay.max ?? 0,
      };
    },
  },
  {
    aggregate: named('jobSeeker'),
    ...(notes.jobSeeker ? { note: notes.jobSeeker } : {}),
    schema: {
      name: 'jobSeeker',
      version,
      columns: ['updatedAt', 'consent', 'data.accountId'],
      search: (row) =>
        row.consent === 'UNAUTHORIZED'
          ? String((row as FoldedRow<PersonFacts>).data.number)
          : `${(row as FoldedRow<PersonFacts>).data.name ?? ''} ${(row as FoldedRow<PersonFacts>).data.number}`,
    },
    extend: (row, read) => ({
      consent: (read.get('privacyAuthorization', row.id) as FoldedRow | undefined)?.state ?? 'UNAUTHORIZED',
    }),
  },
  { aggregate: named('resume'), schema: { name: 'resume', version, columns: ['state'] } },
  {
    aggregate: named('resumeFile'),
    schema: { name: 'resumeFile', version, columns: ['jobSeekerId', 'state', 'createdAt'] },
    extend: (row) => ({ jobSeekerId: (row.data as { jobSeekerId: string }).jobSeekerId }),
  },
  { aggregate: named('privacyAuthorization'), schema: { name: 'privacyAuthorization', version, columns: ['state'] } },
  { ...application, extend: (row, read) => ({ ...neighbours('application', row, read), bucket: bucketOf(row.state) }) },
  ...dependent.filter((view) => view !== application),
];

const positionText = (details: Record<string, unknown> | undefined): string =>
  details
    ? [details.title, details.titleEn, details.department, ...((details.locations as string[] | undefined) ?? [])]
        .filter(Boolean)
        .join(' ')
    : '';

const byAggregate = new Map(views.map((view) => [view.aggregate.name, view]));

/** Streams a person's history consists of, for the timeline and the audit. */
const personStreams: ViewSchema = { name: 'personStreams', version, columns: [] };

export const workspace: Projector = {
  name: 'workspace',
  version,
  views: [...views.map(({ schema }) => schema), personStreams],
  events: views.flatMap(({ aggregate }) => Object.keys(aggregate.events)),
  project(event, writer) {
    const view = byAggregate.get(aggregateOf(event.stream));
    if (view === undefined) return;
    applyFolded(view, event, writer);
    remember(event, writer);
    refresh(event, writer);
  },
};

/** Notes the stream under the person it concerns. */
function remember(event: OpenedEvent, writer: ViewWriter): void {
  const { jobSeekerId } = event.data;
  if (typeof jobSeekerId !== 'string' || jobSeekerId === '') return;
  const known = (writer.get('personStreams', jobSeekerId)?.streams as string[] | undefined) ?? [];
  if (!known.includes(event.stream))
    writer.put('personStreams', { id: jobSeekerId, streams: [...known, event.stream] });
}

/** Events that change what other rows show of a position, or of a person; the rest concerns their own row alone. */
const shownOfPosition: ReadonlySet<string> = new Set(['PositionCreated', 'PositionEdited']);
const shownOfPerson: ReadonlySet<string> = new Set(['JobSeekerCreated', 'ContactChanged']);

/** Carries a change of a position, of a person or of a consent into the rows that show it. */
function refresh({ stream, type }: OpenedEvent, writer: ViewWriter): void {
  const id = idOf(stream);
  switch (aggregateOf(stream)) {
    case 'position': {
      const advertisement = byAggregate.get('advertisement') as FoldedView;
      for (const row of writer.find('advertisement', 'positionId', id)) write(advertisement, row as FoldedRow, writer);
      if (shownOfPosition.has(type)) rewrite('positionId', id, writer);
      return;
    }
    case 'privacyAuthorization': {
      const person = writer.get('jobSeeker', id);
      if (person) write(byAggregate.get('jobSeeker') as FoldedView, person as FoldedRow, writer);
      rewrite('jobSeekerId', id, writer);
      return;
    }
    case 'jobSeeker':
      if (shownOfPerson.has(type)) rewrite('jobSeekerId', id, writer);
  }
}

function rewrite(field: string, id: string, writer: ViewWriter): void {
  for (const { schema } of dependent) {
    const view = byAggregate.get(schema.name) as FoldedView;
    for (const row of writer.find(schema.name, field, id)) write(view, row as FoldedRow, writer);
  }
}
