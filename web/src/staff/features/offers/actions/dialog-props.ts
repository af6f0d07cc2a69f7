import type { OfferDetail } from '../api.ts';

/** What a dialog about one offer is given. */
export interface DialogProps {
  readonly detail: OfferDetail;
  readonly onClose: () => void;
}
