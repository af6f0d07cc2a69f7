type Sort = '-updatedAt' | 'title';

/** What the list shows, as its address says it. */
export interface ListState {
  readonly text: string;
  readonly state: readonly string[];
  readonly track: readonly string[];
  readonly mine: boolean;
  readonly sort: Sort;
}

/** The state an address stands for; what it does not know is left out. */
export function readListState(search: URLSearchParams): ListState {
  return {
    text: search.get('text') ?? '',
    state: search.getAll('state'),
    track: search.getAll('track'),
    mine: search.get('mine') === '1',
    sort: search.get('sort') === 'title' ? 'title' : '-updatedAt',
  };
}

/** The address of a state, the same for equal states; empty for everything, newest change first. */
export function writeListState({ text, state, track, mine, sort }: ListState): string {
  const search = new URLSearchParams();
  if (text !== '') search.set('text', text);
  for (const value of state) search.append('state', value);
  for (const value of track) search.append('track', value);
  if (mine) search.set('mine', '1');
  if (sort === 'title') search.set('sort', sort);
  return search.toString();
}

/** Whether the list is narrowed at all. */
export const isNarrowed = (state: ListState): boolean => writeListState({ ...state, sort: '-updatedAt' }) !== '';

/** Parameters of the question behind a state. */
export const paramsOf = ({ state, track, ...rest }: ListState) => ({ ...rest, state: [...state], track: [...track] });
