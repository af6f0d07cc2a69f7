import type { ScreeningVerdict } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMail, type NotificationRequest, type Words } from '../request.ts';

interface Item {
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly screenerId: string;
  readonly creatorId: string;
}

const verdicts: Readonly<Record<ScreeningVerdict, Words>> = {
  PASS: { 'zh-CN': '通过', 'en-US': 'passed' },
  ELIMINATED: { 'zh-CN': '淘汰', 'en-US': 'not passed' },
  UNDETERMINED: { 'zh-CN': '待定', 'en-US': 'undecided' },
  RECOMMENDED: { 'zh-CN': '推荐到其他职位', 'en-US': 'recommended to another position' },
};

/** Whoever screens what they gave to themselves knows the result. */
const toCreator = (
  { applicationId, jobSeekerId, positionId, screenerId, creatorId }: Item,
  template: 'screening-answered' | 'screening-overdue',
  fields: NotificationRequest['fields'],
): readonly NotificationRequest[] =>
  creatorId === '' || creatorId === screenerId
    ? []
    : [
        byMail({
          template,
          to: { accountId: creatorId },
          about: jobSeekerId,
          positionId,
          link: { page: `/staff/applications/${applicationId}` },
          fields: { ...fields, by: { colleague: screenerId } },
        }),
      ];

/** Who handed a resume out hears the result, a changed one too, and that none came in time. */
export const screeningResults = [
  when(['ItemScreened', 'ItemRevised'], ({ data }) =>
    toCreator(data, 'screening-answered', { what: { words: verdicts[data.verdict] } }),
  ),
  when('ItemOverdue', ({ data }) => toCreator(data, 'screening-overdue', { deadline: { instant: data.deadline } })),
];
