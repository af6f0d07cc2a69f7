import type { applicationQueries as contract } from '@talentlog/contracts';
import { oneOf, page, sorted, withWords } from '../access/pages.ts';
import { listScope, ofOwnPositions } from '../access/scope.ts';
import type { QueryHandlers } from '../http/query-context.ts';
import type { On } from '../views/view.ts';
import { applicationDetail } from './application-detail.ts';
import { myDeliveries } from './my-deliveries.ts';
import { paletteSearch } from './palette-search.ts';
import { applicationRows } from './rows.ts';

const columns = { since: 'data.since', deliveredAt: 'createdAt', stage: 'data.stage' } as const;

/** What lists are counted by. */
const counted = ['data.stage', 'notes.source', 'inHand'] as const;
type Counted = (typeof counted)[number];

/** The questions about applications. */
export const applicationQueries: Pick<QueryHandlers, keyof typeof contract> = {
  async applications(
    { text, position, stage, stepStatus, bucket, track, source, inHand, mine, facets, sort, ...paging },
    context,
  ) {
    const { applications } = context.views;
    const anyOf = await listScope(['VIEW_JOB_SEEKER'], context);
    const narrowed = [
      ...oneOf('positionId', position),
      ...oneOf('state', stepStatus),
      ...oneOf('bucket', bucket),
      ...oneOf('data.track', track),
      ...(mine ? [await ofOwnPositions(context)] : []),
      ...(await withWords(text, context)),
    ];
    const own: Readonly<Record<Counted, readonly On<Counted>[]>> = {
      'data.stage': oneOf('data.stage', stage),
      'notes.source': oneOf('notes.source', source),
      inHand: oneOf('inHand', inHand),
    };
    const narrowedBy = (fields: readonly Counted[]) => [...narrowed, ...fields.flatMap((field) => own[field])];
    // By each of its values without its own filter, for that is what choosing another would show.
    const countedBy = async (field: Counted) => {
      const where = narrowedBy(counted.filter((one) => one !== field));
      return Object.fromEntries(await applications.countBy(field, { where, anyOf }));
    };
    const query = { where: narrowedBy(counted), anyOf, sort: sorted(sort, columns) };
    const answer = await page(applications, query, paging, (rows) => applicationRows(rows, context));
    const stages = await countedBy('data.stage');
    const more = facets ? { sources: await countedBy('notes.source'), hands: await countedBy('inHand') } : {};
    return { ...answer, data: { ...answer.data, stages, ...more } };
  },

  applicationDetail,
  myDeliveries,
  paletteSearch,
};
