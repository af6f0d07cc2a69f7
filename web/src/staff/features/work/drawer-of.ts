import type { WorkItem } from './groups.ts';

/** What is opened beside the list to do it. */
export type Thing = 'screening' | 'offer' | 'collection' | 'interview' | 'application';

export function drawerOf({ kind }: Pick<WorkItem, 'kind'>): Thing {
  switch (kind) {
    case 'SCREEN':
      return 'screening';
    case 'APPROVE':
    case 'SUBMIT_OFFER':
    case 'SEND_OFFER':
      return 'offer';
    case 'SEND_COLLECTION':
    case 'REMIND_COLLECTION':
    case 'REVIEW_COLLECTION':
    case 'PUSH_COLLECTION':
    case 'CONFIRM_ONBOARDING':
      return 'collection';
    case 'SIGN_IN':
    case 'EVALUATE':
      return 'interview';
    default:
      return 'application';
  }
}
