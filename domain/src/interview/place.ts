import type { InterviewPlace } from '@talentlog/contracts';

/** What is left of a place whose words were erased. */
export const nowhere: InterviewPlace = {
  mode: 'ON_SITE',
  site: '',
  videoTool: '',
  link: '',
  meetingCode: '',
  password: '',
  contact: '',
};

/** Whether invitations can go out: a room, a tool or a number, by mode. */
export const isPlanned = (place: InterviewPlace): boolean => {
  switch (place.mode) {
    case 'ON_SITE':
      return place.site !== '';
    case 'VIDEO':
      return place.videoTool !== '';
    case 'PHONE':
      return place.contact !== '';
  }
};

/** Whether people can meet there: a video interview also needs its link and its code. */
export const isFinal = (place: InterviewPlace): boolean =>
  isPlanned(place) && (place.mode !== 'VIDEO' || (place.link !== '' && place.meetingCode !== ''));

/** The first field that is missing, for the answer's path. */
export const missingField = (place: InterviewPlace): string => {
  if (place.mode === 'ON_SITE') return 'place.site';
  if (place.mode === 'PHONE') return 'place.contact';
  if (place.videoTool === '') return 'place.videoTool';
  return place.link === '' ? 'place.link' : 'place.meetingCode';
};
