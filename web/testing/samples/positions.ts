import type { QueryData } from '../../src/api/tables.ts';
import { id, qian, zhao } from './people.ts';

type Position = QueryData<'positionDetail'>;
type Advertisement = Position['advertisements'][number];

/** A publication on the site for experienced people, not out yet. */
export const advertisement = (changes: Partial<Advertisement> = {}): Advertisement => ({
  advertisementId: id(211),
  number: 'AD-7',
  state: 'TO_BE_PUBLISHED',
  details: {
    channel: 'SOCIAL_SITE',
    adType: 'NORMAL',
    deadline: '2099-12-31T15:59:00.000Z',
    publishAt: null,
    order: 100,
  },
  publishedAt: null,
  obstacle: null,
  revision: 3,
  allowedActions: ['PublishAdvertisement', 'EditAdvertisement', 'DeleteAdvertisement'],
  ...changes,
});

/** A position as it was just created. */
export const positionDetail = (changes: Partial<Position> = {}): Position => ({
  positionId: id(200),
  details: {
    title: '测试开发工程师',
    titleEn: 'Test developer',
    track: 'SOCIAL',
    category: 'TEST',
    nature: 'FULL_TIME',
    department: 'Quality',
    locations: ['杭州'],
    education: 'BACHELOR',
    experience: 'ANY',
    recruitCategory: null,
    batch: '',
    pay: { unit: 'MONTH', min: 20000, max: 30000 },
    hiringCount: 2,
    duties: 'Find what is wrong.',
    requirements: 'Patience.',
    hot: false,
    longTerm: false,
    top: false,
    allowMinor: false,
  },
  state: 'DRAFT',
  hrOwner: qian,
  responsible: [zhao],
  advertisements: [],
  applications: 3,
  createdAt: '2026-11-19T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
  revision: 3,
  allowedActions: ['OpenPosition', 'EditPosition', 'ClosePosition'],
  ...changes,
});
