import { addDays } from '@talentlog/domain/fold';
import { oneOf } from '../access/pages.ts';
import { pageOf, type QueryHandlers, type QueryParams, window } from '../bus/query-context.ts';
import type { On } from '../views/view.ts';
import { cards } from './card.ts';
import { counted, type Facets, facetNames } from './facets.ts';
import { listed, live, sorts } from './market.ts';
import type { AdvertisementColumn } from './view.ts';

const days = { '3D': 3, '1W': 7, '1M': 30, '3M': 91, '6M': 182, '1Y': 365 } as const;
const payFrom = { '10000': 10_000, '15000': 15_000, '20000': 20_000, '30000': 30_000 } as const;

/** Published advertisements that lists show; facets count the whole result. */
export const jobList: QueryHandlers['jobList'] = async (params, { views, now }) => {
  const { advertisements } = views;
  const { base, chosen, search } = asked(params, now);
  const where = [...base, ...Object.values(chosen).flat()];
  const sort = sorts[params.sort];
  const read = (page: number) =>
    advertisements.list({ where, ...search, sort, ...window({ page, size: params.size }) });
  const first = await read(params.page);
  const page = Math.min(params.page, Math.max(1, Math.ceil(first.total / params.size)));
  const { rows, total } = page === params.page ? first : await read(page);
  // A facet counts what choosing it would show, so its own choice is left out.
  const facets = await counted((name, column) => {
    const others = facetNames.flatMap((each) => (each === name ? [] : chosen[each]));
    return advertisements.countBy(column, { where: [...base, ...others], ...search });
  });
  const since = (value: keyof typeof days): string => addDays(now, -days[value]);
  return {
    data: { jobs: cards(rows), facets: summed(facets, since) },
    page: pageOf(total, { page, size: params.size }),
  };
};

/** Times and amounts as the choices they fall under; an older or smaller one has its jobs in each choice that reaches it. */
function summed({ published, pay, ...facets }: Facets, since: (value: keyof typeof days) => string): Facets {
  const sums = <K extends string>(
    choices: readonly K[],
    counts: Facets['pay'],
    fits: (value: string, choice: K) => boolean,
  ) =>
    Object.fromEntries(
      choices.map((choice) => [
        choice,
        Object.entries(counts).reduce((sum, [value, count]) => (fits(value, choice) ? sum + count : sum), 0),
      ]),
    );
  const withins = Object.keys(days) as (keyof typeof days)[];
  const amounts = Object.keys(payFrom) as (keyof typeof payFrom)[];
  return {
    ...facets,
    published: sums(withins, published, (at, within) => at >= since(within)),
    pay: sums(amounts, pay, (top, amount) => Number(top) === 0 || Number(top) >= payFrom[amount]),
  };
}

interface Asked {
  readonly base: readonly On<AdvertisementColumn>[];
  /** What was chosen of each facet. */
  readonly chosen: Readonly<Record<keyof Facets, readonly On<AdvertisementColumn>[]>>;
  readonly search: { readonly search?: string };
}

function asked(params: QueryParams<'jobList'>, now: string): Asked {
  const { channel, track, published, pay, recruitCategory, education, experience, category, location, nature, text } =
    params;
  return {
    base: [
      ...live(now),
      ...listed,
      ...oneOf('data.details.channel', channel),
      ...oneOf('position.education', education),
    ],
    chosen: {
      track: oneOf('position.track', track),
      category: oneOf('position.category', category),
      location: oneOf('position.locations', location),
      nature: oneOf('position.nature', nature),
      recruitCategory: oneOf('position.recruitCategory', recruitCategory),
      experience: oneOf('position.experience', experience),
      published: published ? [{ field: 'publishedAt', from: addDays(now, -days[published]) }] : [],
      pay: pay
        ? [
            {
              any: [
                { field: 'payTop', from: payFrom[pay] },
                { field: 'payTop', in: [0] },
              ],
            },
          ]
        : [],
    },
    search: text ? { search: text } : {},
  };
}
