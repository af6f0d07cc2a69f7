import type { PositionDetails, Role, Stage } from '@talentlog/contracts';
import { happened, id, now, type Told } from './story.ts';

/** A small company, told in events written by hand. Numbers below 100 are things, from 900 on colleagues. */
export const hr = id(900);
export const otherHr = id(901);
export const approver = id(902);
export const screener = id(903);
export const interviewer = id(904);
export const admin = id(905);

const colleague = (accountId: string, name: string, ...roles: readonly Exclude<Role, 'G' | 'JS'>[]): Told =>
  happened('account', accountId, 'StaffAccountCreated', {
    accountId,
    jobSeekerId: null,
    personId: accountId,
    name,
    loginName: name,
    phone: null,
    email: null,
    roles: [...roles],
    language: 'zh-CN',
  });

export const colleagues: readonly Told[] = [
  colleague(hr, '李人事', 'HR'),
  colleague(otherHr, '孙人事', 'HR'),
  colleague(approver, '周审批', 'OA'),
  colleague(screener, '吴筛选', 'SC'),
  colleague(interviewer, '郑面试', 'IV'),
];

export const details: PositionDetails = {
  title: '芯片工程师',
  titleEn: 'Chip engineer',
  track: 'SOCIAL',
  category: 'RND',
  nature: 'FULL_TIME',
  department: '研发部',
  locations: ['杭州'],
  education: 'BACHELOR',
  experience: 'Y3_5',
  recruitCategory: null,
  batch: '',
  pay: { unit: 'MONTH', min: 20_000, max: 35_000 },
  hiringCount: 2,
  duties: '设计芯片。',
  requirements: '熟悉一门语言。',
  hot: false,
  longTerm: false,
  top: false,
  allowMinor: false,
};

/** An open position. */
export const aPosition = (positionId: string, changes: Partial<PositionDetails> = {}, hrOwnerId = hr): Told[] => [
  happened('position', positionId, 'PositionCreated', {
    positionId,
    details: { ...details, ...changes },
    hrOwnerId,
    responsibleIds: [],
  }),
  happened('position', positionId, 'PositionOpened', { positionId }),
];

export const renamed = (positionId: string, title: string): Told =>
  happened('position', positionId, 'PositionEdited', { positionId, details: { ...details, title } });

/** Whom and what something is about. */
export interface About {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}

export const anApplication = (about: About, stage: Stage = 'RESUME_SCREENING', at = now): Told =>
  happened(
    'application',
    about.applicationId,
    'RecordCreated',
    {
      ...about,
      number: 'R-1',
      track: 'SOCIAL',
      batch: '',
      hrOwnerId: hr,
      stage,
      origin: 'STAFF',
      createdBy: hr,
      fromApplicationId: null,
    },
    at,
  );
