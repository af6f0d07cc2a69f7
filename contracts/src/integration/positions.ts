import { z } from 'zod';
import { Id, Instant } from '../shared/shapes.ts';
import { told } from './integration-event.ts';
import { code } from './shapes.ts';

const key = 'positionId';
const position = { positionId: Id };
const advertisement = { advertisementId: Id };
const details = z.object({
  ...position,
  title: z.string(),
  titleEn: z.string(),
  track: code('SOCIAL', 'CAMPUS', 'INTERN'),
  category: z.string(),
  nature: code('FULL_TIME', 'PART_TIME', 'INTERNSHIP'),
  department: z.string(),
  locations: z.array(z.string()),
  hiringCount: z.int(),
});
const channel = code('SOCIAL_SITE', 'CAMPUS_SITE');
const onlyPosition = z.object(position);

export const positionsTold = told('positions', {
  'position.created': { tells: 'There is a new position, not open yet.', key, data: details },
  'position.changed': { tells: 'What a position says was changed.', key, data: details },
  'position.opened': { tells: 'The position takes applications.', key, data: onlyPosition },
  'position.paused': { tells: 'The position takes none for now.', key, data: onlyPosition },
  'position.filled': { tells: 'Everybody the position was for was found.', key, data: onlyPosition },
  'position.closed': { tells: 'The position is over.', key, data: onlyPosition },
  'position.reopened': { tells: 'A position that was over is made ready again.', key, data: onlyPosition },
  'advertisement.created': {
    tells: 'A position is to be advertised.',
    key: 'advertisementId',
    data: z.object({
      ...advertisement,
      ...position,
      number: z.string(),
      channel,
      deadline: Instant,
    }),
  },
  'advertisement.changed': {
    tells: 'What an advertisement says was changed.',
    key: 'advertisementId',
    data: z.object({ ...advertisement, channel, deadline: Instant }),
  },
  'advertisement.published': {
    tells: 'The advertisement is to be seen, from then on or again.',
    key: 'advertisementId',
    data: z.object({ ...advertisement, deadline: Instant.optional() }),
  },
  'advertisement.stopped': {
    tells: 'The advertisement is not to be seen any more.',
    key: 'advertisementId',
    data: z.object({ ...advertisement, cause: code('STAFF', 'DEADLINE', 'POSITION_CLOSED') }),
  },
});
