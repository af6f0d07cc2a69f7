const channels = ['MAIL', 'SMS'] as const;

/** What the list shows, as its address says it. */
export interface ListState {
  readonly state: readonly string[];
  readonly channel: readonly (typeof channels)[number][];
  /** Messages to one job seeker only. */
  readonly person: string;
}

/** The state an address stands for; what it does not know is left out. */
export function readListState(search: URLSearchParams): ListState {
  const chosen = search.getAll('channel');
  return {
    state: search.getAll('state'),
    channel: channels.filter((channel) => chosen.includes(channel)),
    person: search.get('person') ?? '',
  };
}

/** The address of a state, the same for equal states; empty for everything. */
export function writeListState({ state, channel, person }: ListState): string {
  const search = new URLSearchParams();
  for (const value of state) search.append('state', value);
  for (const value of channel) search.append('channel', value);
  if (person !== '') search.set('person', person);
  return search.toString();
}

/** Parameters of the question behind a state. */
export const paramsOf = ({ state, channel, person }: ListState) => ({
  state: [...state],
  channel: [...channel],
  ...(person === '' ? {} : { jobSeekerId: person }),
});
