import type { CollectionDetail } from '../api.ts';

export interface DialogProps {
  readonly detail: CollectionDetail;
  readonly onClose: () => void;
}
