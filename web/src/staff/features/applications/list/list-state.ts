import type { QueryParams } from '../../../../api/index.ts';

type Params = QueryParams<'applications'>;
type Sort = NonNullable<Params['sort']>;
type Bucket = NonNullable<Params['bucket']>[number];

/** What a list shows, as its address says it. The board shows the same people. */
export interface ListState {
  readonly text: string;
  readonly position: readonly string[];
  readonly stage: readonly string[];
  readonly stepStatus: readonly string[];
  readonly bucket: readonly Bucket[];
  readonly track: readonly string[];
  readonly mine: boolean;
  readonly sort: Sort;
  readonly layout: 'table' | 'board';
}

const sorts: readonly Sort[] = ['since', '-since', 'deliveredAt', '-deliveredAt', 'stage', '-stage'];
const buckets: readonly Bucket[] = ['ACTIVE', 'ENDED', 'INVALID'];
const lists = ['position', 'stage', 'stepStatus', 'bucket', 'track'] as const;
const member = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** The state an address stands for; what it does not know is left out. */
export function readListState(search: URLSearchParams): ListState {
  return {
    text: search.get('text') ?? '',
    position: search.getAll('position'),
    stage: search.getAll('stage'),
    stepStatus: search.getAll('stepStatus'),
    bucket: search.getAll('bucket').flatMap((value) => member(buckets, value) ?? []),
    track: search.getAll('track'),
    mine: search.get('mine') === '1',
    sort: member(sorts, search.get('sort')) ?? '-since',
    layout: search.get('layout') === 'board' ? 'board' : 'table',
  };
}

/** The address of a state, the same for equal states. The sort is always named, so no address of a list is empty. */
export function writeListState(state: ListState): string {
  const search = new URLSearchParams();
  if (state.text !== '') search.set('text', state.text);
  for (const name of lists) for (const value of state[name]) search.append(name, value);
  if (state.mine) search.set('mine', '1');
  search.set('sort', state.sort);
  if (state.layout === 'board') search.set('layout', 'board');
  return search.toString();
}

/** Parameters of the question behind a state. */
export function paramsOf({ layout: _layout, ...state }: ListState) {
  return {
    ...state,
    position: [...state.position],
    stage: [...state.stage],
    stepStatus: [...state.stepStatus],
    bucket: [...state.bucket],
    track: [...state.track],
  };
}
export type ListParams = ReturnType<typeof paramsOf>;
