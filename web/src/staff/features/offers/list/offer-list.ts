import type { MessageId } from '../../../../i18n/ids.ts';
import { anyOf, flag, listFormat, text } from '../../../ui/list/list-format.ts';

/** What the list of offers shows, as its address says it. */
export const offerList = listFormat({ text, approval: anyOf(), status: anyOf(), mine: flag });

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
