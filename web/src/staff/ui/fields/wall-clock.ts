import { localTime } from '../../../format/dates.ts';

/** The wall clock of the control is Beijing's, whatever the device's is. */
export const toWallClock = (instant: string): string => {
  const { day, clock } = localTime(instant);
  return `${day}T${clock}`;
};

export const fromWallClock = (text: string): string => new Date(`${text}:00+08:00`).toISOString();
