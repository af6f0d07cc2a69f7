import { onLiveChange } from '../../api/live.ts';
import { staffApi, type Tag } from './staff-api.ts';
import type { Store } from './store.ts';

/** Answers that change with each view the server tells of. */
const affected: Readonly<Record<string, readonly Tag[]>> = {
  application: ['applications', 'timeline', 'work'],
  screeningItem: ['screening', 'applications', 'timeline', 'work'],
  appointment: ['sessions', 'applications', 'timeline'],
  appointmentSession: ['sessions', 'applications'],
  interview: ['interviews', 'sessions', 'applications', 'timeline', 'work'],
  evaluation: ['interviews', 'applications', 'timeline', 'work'],
  offer: ['offers', 'applications', 'timeline', 'work'],
  infoCollection: ['collections', 'applications', 'timeline', 'work'],
  notification: ['notifications', 'applications', 'timeline'],
  position: ['positions', 'applications'],
  advertisement: ['positions'],
  jobSeeker: ['applications', 'timeline', 'mentions'],
  privacyAuthorization: ['applications', 'timeline', 'screening', 'mentions'],
  resume: ['applications', 'screening'],
  account: ['accounts'],
  companySettings: ['settings'],
  dataRequest: ['dataRequests', 'work'],
};

const pause = 400;

/** Keeps open screens fresh: changes are gathered for a moment, so a burst asks once. Returns the way to stop. */
export function followLive(store: Store): () => void {
  const waiting = new Set<Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    store.dispatch(staffApi.util.invalidateTags([...waiting]));
    waiting.clear();
  };
  const stop = onLiveChange(Object.keys(affected), ({ views }) => {
    for (const tag of views.flatMap((view) => affected[view] ?? [])) waiting.add(tag);
    timer ??= setTimeout(flush, pause);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
