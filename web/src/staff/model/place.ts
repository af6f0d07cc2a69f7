import { type InterviewPlace, interviewModes } from '@talentlog/contracts';
import type { z } from 'zod';

export type Place = z.infer<typeof InterviewPlace>;

/** Fields of a place as one types them, flat within their form. */
export interface PlaceValues {
  readonly mode: string;
  readonly site: string;
  readonly videoTool: string;
  readonly link: string;
  readonly meetingCode: string;
  readonly password: string;
  readonly contact: string;
}

export const noPlace: PlaceValues = {
  mode: 'ON_SITE',
  site: '',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '',
};

/** What is sent: only the fields that belong to the mode, so that nothing typed for another one stays behind. */
export function placeOf({ mode, site, videoTool, link, meetingCode, password, contact }: PlaceValues): Place {
  const known = interviewModes.find((one) => one === mode) ?? 'ON_SITE';
  const base = { mode: known, site: '', videoTool: '', link: '', meetingCode: '', password: '', contact } as const;
  if (known === 'ON_SITE') return { ...base, site };
  if (known === 'PHONE') return base;
  return { ...base, videoTool: videoTool === 'TEAMS' ? 'TEAMS' : 'CONFERENCE', link, meetingCode, password };
}

export const valuesOf = (place: Place | null): PlaceValues => (place === null ? noPlace : { ...place });
