import { oneOf, withWords } from '../access/pages.ts';
import { listScope, ofOwnPositions } from '../access/scope.ts';
import type { QueryContext, QueryParams } from '../bus/query-context.ts';
import type { On } from '../views/view.ts';

/** What lists are counted by. */
export const counted = ['data.stage', 'source', 'inHand'] as const;
export type Counted = (typeof counted)[number];

/** What lists can be sorted by, and the columns behind it. */
export const sortColumns = { since: 'data.since', deliveredAt: 'createdAt', stage: 'data.stage' } as const;

/** What of a list one asks for; whatever else is asked with it. */
type Narrowing = QueryParams<'applicationChoice'>;

/** The list that the reader sees, narrowed as they ask: by all they ask, or without one of the fields that it is counted by. */
export async function narrowedList(
  { text, position, stage, stepStatus, bucket, track, batch, source, inHand, mine }: Narrowing,
  context: QueryContext,
) {
  const anyOf = await listScope(['VIEW_JOB_SEEKER'], context);
  const common = [
    ...oneOf('positionId', position),
    ...oneOf('state', stepStatus),
    ...oneOf('bucket', bucket),
    ...oneOf('data.track', track),
    ...oneOf('data.batch', batch),
    ...(mine ? [await ofOwnPositions(context)] : []),
    ...(await withWords(text, context)),
  ];
  const own: Readonly<Record<Counted, readonly On<Counted>[]>> = {
    'data.stage': oneOf('data.stage', stage),
    source: oneOf('source', source),
    inHand: oneOf('inHand', inHand),
  };
  const by = (fields: readonly Counted[]) => [...common, ...fields.flatMap((field) => own[field])];
  return { anyOf, where: by(counted), without: (field: Counted) => by(counted.filter((one) => one !== field)) };
}
