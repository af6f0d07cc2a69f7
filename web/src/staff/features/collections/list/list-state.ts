import type { MessageId } from '../../../../i18n/ids.ts';

/** What the list of collections shows, as its address says it. */
export interface ListState {
  readonly text: string;
  readonly state: readonly string[];
}

/** The state an address stands for. */
export const readListState = (search: URLSearchParams): ListState => ({
  text: search.get('text') ?? '',
  state: search.getAll('state'),
});

/** The address of a state, the same for equal states. */
export function writeListState({ text, state }: ListState): string {
  const search = new URLSearchParams();
  if (text !== '') search.set('text', text);
  for (const value of state) search.append('state', value);
  return search.toString();
}

/** Parameters of the question behind a state. */
export const paramsOf = ({ text, state }: ListState) => ({ text, state: [...state] });

/** The views everybody has, in the order a collection walks through them. */
export const views: readonly { readonly label: MessageId; readonly search: string }[] = [
  { label: 'collections.view.all', search: '' },
  { label: 'collections.view.toSend', search: 'state=TO_COLLECT' },
  { label: 'collections.view.collecting', search: 'state=COLLECTING' },
  { label: 'collections.view.toCheck', search: 'state=COLLECTED' },
  { label: 'collections.view.toPush', search: 'state=LOCKED' },
  { label: 'collections.view.pushed', search: 'state=PUSHED' },
];
