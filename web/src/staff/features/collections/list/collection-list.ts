import type { MessageId } from '../../../../i18n/ids.ts';
import { anyOf, flag, listFormat, text } from '../../../ui/list/list-format.ts';

/** What the list of collections shows, as its address says it. */
export const collectionList = listFormat({ text, state: anyOf(), failed: flag });

/** The views everybody has, in the order a collection walks through them. */
export const views: readonly { readonly label: MessageId; readonly search: string }[] = [
  { label: 'collections.view.all', search: '' },
  { label: 'collections.view.toSend', search: 'state=TO_COLLECT' },
  { label: 'collections.view.collecting', search: 'state=COLLECTING' },
  { label: 'collections.view.toCheck', search: 'state=COLLECTED' },
  { label: 'collections.view.toPush', search: 'state=LOCKED' },
  { label: 'collections.view.failed', search: 'failed=1' },
  { label: 'collections.view.pushed', search: 'state=PUSHED' },
];
