import { aggregates } from '@talentlog/domain';
import type { OpenedEvent, ViewWriter } from '@talentlog/runtime';
import type { Projector } from '../projecting/index.ts';
import { foldVersion } from './fold-version.ts';
import { applyFolded, type FoldedRow, type FoldedView } from './folded-view.ts';
import { notes } from './notes.ts';

const version = foldVersion(1, Object.values(aggregates));

/** A projector of one aggregate on its own, with nothing of its neighbours. */
function alone(
  name: string,
  columns: readonly string[],
  extend?: FoldedView['extend'],
  search?: FoldedView['schema']['search'],
): Projector {
  const aggregate = aggregates[name];
  if (aggregate === undefined) throw new Error(`no aggregate ${name}`);
  const view: FoldedView = {
    aggregate,
    ...(notes[name] ? { note: notes[name] } : {}),
    schema: { name, version, columns, ...(search ? { search } : {}) },
    ...(extend ? { extend } : {}),
  };
  return {
    name,
    version,
    views: [view.schema],
    events: Object.keys(aggregate.events),
    project: (event: OpenedEvent, writer: ViewWriter) => {
      applyFolded(view, event, writer);
    },
  };
}

/** Who can sign in, and who work can be handed to. */
export const accounts = alone('account', ['state', 'data.roles', 'data.jobSeekerId']);

/** Every mail and SMS and what became of it. */
export const notifications = alone(
  'notification',
  ['state', 'jobSeekerId', 'channel', 'createdAt'],
  (row: FoldedRow) => {
    const { jobSeekerId, channel } = row.data as { jobSeekerId: string | null; channel: string };
    return { jobSeekerId, channel };
  },
);

/** One-time links by the hash of their token: what a page may say before its holder proved anything. */
export const links = alone('link', []);
