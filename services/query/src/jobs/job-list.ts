import { addDays } from '@talentlog/domain/fold';
import { oneOf } from '../access/pages.ts';
import { pageOf, type QueryHandlers, type QueryParams, window } from '../http/query-context.ts';
import type { On } from '../views/view.ts';
import { cards } from './card.ts';
import { live, sorts } from './market.ts';
import type { AdvertisementColumn } from './view.ts';

const days = { '3D': 3, '1W': 7, '1M': 30, '3M': 91, '6M': 182, '1Y': 365 } as const;

/** Published advertisements; facets count the whole result. */
export const jobList: QueryHandlers['jobList'] = async (params, { views, now }) => {
  const { advertisements } = views;
  const { base, chosen, search } = asked(params, now);
  const where = [...base, ...Object.values(chosen).flat()];
  const { rows, total } = await advertisements.list({ where, ...search, sort: sorts[params.sort], ...window(params) });
  // A facet counts what choosing it would show, so its own choice is left out.
  const facet = async (name: Facet, column: `position.${Column}`) => {
    const others = Object.entries(chosen).flatMap(([each, conditions]) => (each === name ? [] : conditions));
    return Object.fromEntries(await advertisements.countBy(column, { where: [...base, ...others], ...search }));
  };
  const [category, location, nature] = await Promise.all([
    facet('category', 'position.category'),
    facet('location', 'position.locations'),
    facet('nature', 'position.nature'),
  ]);
  return { data: { jobs: cards(rows), facets: { category, location, nature } }, page: pageOf(total, params) };
};

type Facet = 'category' | 'location' | 'nature';
type Column = 'category' | 'locations' | 'nature';

interface Asked {
  readonly base: readonly On<AdvertisementColumn>[];
  /** What was chosen of each facet. */
  readonly chosen: Readonly<Record<Facet, readonly On<AdvertisementColumn>[]>>;
  readonly search: { readonly search?: string };
}

function asked(params: QueryParams<'jobList'>, now: string): Asked {
  const { track, published, recruitCategory, education, category, location, nature, text } = params;
  const since = published && addDays(now, -days[published]);
  return {
    base: [
      ...live(now),
      ...oneOf('position.track', track),
      ...(since ? [{ field: 'publishedAt', from: since } as const] : []),
      ...oneOf('position.recruitCategory', recruitCategory),
      ...oneOf('position.education', education),
    ],
    chosen: {
      category: oneOf('position.category', category),
      location: oneOf('position.locations', location),
      nature: oneOf('position.nature', nature),
    },
    search: text ? { search: text } : {},
  };
}
