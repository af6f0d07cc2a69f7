import { paths } from '../../model/paths.ts';
import type { WorkItem } from './groups.ts';

/** Where work is done that has a page of its own; undefined when it is done beside the list. */
export function pageOf(item: WorkItem): string | undefined {
  switch (item.kind) {
    case 'APPROVE':
    case 'SEND_OFFER':
      return paths.offer(item.id);
    case 'SEND_COLLECTION':
    case 'REVIEW_COLLECTION':
    case 'PUSH_COLLECTION':
    case 'CONFIRM_ONBOARDING':
      return paths.collection(item.id);
    case 'SIGN_IN':
      return paths.interview(item.id);
    case 'EVALUATE':
      return item.interviewId === undefined ? undefined : paths.interview(item.interviewId);
    default:
      return undefined;
  }
}
