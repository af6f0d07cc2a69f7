/** The days of DOMAIN.md section 2: to answer a request, until its two alarms, and to fetch a copy. */
export const requestDays = { due: 30, firstAlarm: 20, lastAlarm: 27, copy: 7 } as const;
