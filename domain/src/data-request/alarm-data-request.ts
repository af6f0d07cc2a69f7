import { accept } from '../shared/decider.ts';
import { aboutRequest } from './about.ts';
import { dataRequest } from './data-request.ts';

/** The clock's command: most of its days are over and nobody answered. */
export const alarmDataRequest = dataRequest.decider('AlarmDataRequest', {
  decide: (context) => {
    const { payload, data } = context;
    const about = aboutRequest(context);
    return accept(dataRequest.fact('DataRequestAlarmed', { ...about, alarm: payload.alarm, dueAt: data.dueAt }));
  },
});
