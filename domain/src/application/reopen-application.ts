import { position } from '../position/position.ts';
import { accept, refuse } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { addDays, isBefore } from '../shared/time.ts';
import { aboutApplication } from './about.ts';
import { application } from './application.ts';
import { applicationOpened, hasApplicationOn, lockedElsewhere, needPerson } from './person.ts';

/** Takes back an end within the days of the setting; the application goes on at its last stage. */
export const reopenApplication = application.decider('ReopenApplication', {
  illegal: ({ state }) => (state === 'ENDED' ? refuse('record.reopen_expired') : undefined),
  needs: (context) => ({ position: position.ref(context.data.positionId), ...needPerson(context) }),
  decide: (context) => {
    const { data, id, payload, now, settings, related } = context;
    const until = data.endedAt === null ? now : addDays(data.endedAt, settings.recordReopenDays);
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
