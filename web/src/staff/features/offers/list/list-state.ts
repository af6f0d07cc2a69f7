import type { MessageId } from '../../../../i18n/ids.ts';

/** What the list of offers shows, as its address says it. */
export interface ListState {
  readonly text: string;
  readonly approval: readonly string[];
  readonly status: readonly string[];
  readonly mine: boolean;
}

/** The state an address stands for. */
export const readListState = (search: URLSearchParams): ListState => ({
  text: search.get('text') ?? '',
  approval: search.getAll('approval'),
  status: search.getAll('status'),
  mine: search.get('mine') === '1',
});

/** The address of a state, the same for equal states. */
export function writeListState({ text, approval, status, mine }: ListState): string {
  const search = new URLSearchParams();
  if (text !== '') search.set('text', text);
  for (const value of approval) search.append('approval', value);
  for (const value of status) search.append('status', value);
  if (mine) search.set('mine', '1');
  return search.toString();
}

/** Parameters of the question behind a state. */
export const paramsOf = ({ approval, status, ...state }: ListState) => ({
  ...state,
  approval: [...approval],
  status: [...status],
});

export interface View {
  readonly label: MessageId;
  readonly search: string;
  /** Permission without which the view is always empty. */
  readonly needs?: string;
}

/** The views everybody has, in the order an offer walks through them. */
export const views: readonly View[] = [
  { label: 'offers.view.all', search: '' },
  {
    label: 'offers.view.mine',
    search: 'approval=APPROVING&status=PENDING_SEND&mine=1',
    needs: 'APPROVE_OFFER',
  },
  {
    label: 'offers.view.toSubmit',
    search: 'approval=UNAPPROVED&approval=REFUSED&approval=CANCELLED&status=PENDING_SEND',
    needs: 'MANAGE_OFFER',
  },
  { label: 'offers.view.approving', search: 'approval=APPROVING&status=PENDING_SEND' },
  { label: 'offers.view.toSend', search: 'approval=PASSED&status=PENDING_SEND', needs: 'MANAGE_OFFER' },
  { label: 'offers.view.sent', search: 'status=SENT' },
  { label: 'offers.view.accepted', search: 'status=ACCEPTED&status=ON_BOARD' },
  { label: 'offers.view.invalid', search: 'status=INVALID' },
];
