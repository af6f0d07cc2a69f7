import { position } from '../position/index.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import type { Settings } from '../shared/settings.ts';
import { addDays, isBefore } from '../shared/time.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import type { ApplicationData } from './data.ts';
import { applicationOpened, hasApplicationOn, lockedElsewhere, needPerson } from './person.ts';

/** An end is taken back within the days of the setting. */
const reopensUntil = ({ endedAt }: ApplicationData, now: string, { recordReopenDays }: Settings): string =>
  endedAt === null ? now : addDays(endedAt, recordReopenDays);

/** Takes back an end within the days of the setting; the application goes on at its last stage. */
export const reopenApplication = application.decider('ReopenApplication', {
  illegal: ({ state }) => (state === 'ENDED' ? refuse('record.reopen_expired') : undefined),
  offered: ({ data, now, settings }) => isBefore(now, reopensUntil(data, now, settings)),
  needs: (context) => ({ position: position.ref(context.data.positionId), ...needPerson(context) }),
  decide: (context) => {
    const { data, id, payload, now, settings, related } = context;
    const until = reopensUntil(data, now, settings);
    if (!isBefore(now, until)) return refuse('record.reopen_expired', { until });
    const { state } = loaded(related, 'position', position);
    if (state === 'CLOSED' || state === 'NONE') return refuse('position.unavailable', { because: state });
    if (hasApplicationOn(related, data.positionId)) return refuse('delivery.duplicate');
    const locked = lockedElsewhere(context);
    if (locked) return locked;
    const { stage } = data;
    const { reason } = payload;
    return accept([
      application.fact('RecordReopened', { ...aboutApplication(context), stage, reason }),
      applicationOpened(id, data),
    ]);
  },
});
