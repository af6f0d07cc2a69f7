import { dataRequestEvents, erasesAt } from '@talentlog/contracts';
import { timersOf } from '../shared/timers.ts';

const timer = (dataRequestId: string, alarm: 'FIRST' | 'LAST') => `data-request:${dataRequestId}:${alarm}`;

const alarmAt = (dataRequestId: string, alarm: 'FIRST' | 'LAST', at: string) => ({
  set: timer(dataRequestId, alarm),
  at,
  command: { name: 'AlarmDataRequest', payload: { dataRequestId, alarm } },
});

const answered = ({ data: { dataRequestId } }: { readonly data: { readonly dataRequestId: string } }) => [
  { cancel: timer(dataRequestId, 'FIRST') },
  { cancel: timer(dataRequestId, 'LAST') },
];

/** Administrators are reminded twice of what nobody answered; whoever is to be forgotten is told so first. */
export const dataRequestTimers = timersOf(dataRequestEvents)({
  DataRequestReceived: ({ data: { dataRequestId, firstAlarmAt, lastAlarmAt } }) => [
    alarmAt(dataRequestId, 'FIRST', firstAlarmAt),
    alarmAt(dataRequestId, 'LAST', lastAlarmAt),
  ],
  DataRequestFulfilled: (event) => {
    const { dataRequestId, jobSeekerId, kind } = event.data;
    if (kind !== 'DELETION') return answered(event);
    const command = { name: 'EraseJobSeeker', payload: { jobSeekerId, cause: 'REQUEST', requestId: dataRequestId } };
    return [...answered(event), { set: `data-request:${dataRequestId}:erase`, at: erasesAt(event.at), command }];
  },
  DataRequestRejected: answered,
  DataRequestLapsed: answered,
  DataRequestHeldUp: ({ data: { dataRequestId, remindAt } }) => [
    { cancel: `data-request:${dataRequestId}:erase` },
    alarmAt(dataRequestId, 'LAST', remindAt),
  ],
});
