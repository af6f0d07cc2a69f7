import { type DataRequestKind, erasesAt, type TemplateName } from '@talentlog/contracts';
import { when } from '@talentlog/runtime';
import { byMail, byMailAndSms, type Field, type NotificationRequest, oneTimeLink } from '../request.ts';
import { dataRequestKinds, heldUpWords } from '../words/data-request-kinds.ts';

interface About {
  readonly jobSeekerId: string;
  readonly kind: DataRequestKind;
}

const told = (
  template: TemplateName,
  { jobSeekerId, kind }: About,
  fields: Readonly<Record<string, Field>> = {},
  link: NonNullable<NotificationRequest['link']> = { page: '/personal/my_data' },
): readonly NotificationRequest[] =>
  byMailAndSms({
    template,
    to: { jobSeekerId },
    link,
    fields: { kind: { words: dataRequestKinds[kind] }, ...fields },
  });

/** The last message there is: whatever it led to would be gone within the hour, so it leads nowhere. */
const toBeErased = (jobSeekerId: string, fields: Readonly<Record<string, Field>>) =>
  byMailAndSms({ template: 'data-deletion-to-come', to: { jobSeekerId }, fields });

/** The person hears of each step of what they asked; administrators hear of what is nearly too late. */
export const dataRequestSteps = [
  when('DataRequestReceived', ({ data }) => told('data-request-received', data, { dueAt: { instant: data.dueAt } })),
  when('DataRequestTaken', ({ data }) => told('data-request-taken', data)),
  when('DataRequestFulfilled', ({ data, at }) => {
    const answer = { answer: { typed: data.answer } };
    if (data.kind === 'DELETION')
      return toBeErased(data.jobSeekerId, { ...answer, erasesAt: { instant: erasesAt(at) } });
    if (data.copyUntil === null) return told('data-request-fulfilled', data, answer);
    const link = data.link === null ? undefined : oneTimeLink('dataCopy', data.link);
    return told('data-copy-ready', data, { ...answer, copyUntil: { instant: data.copyUntil } }, link);
  }),
  when('DataRequestRejected', ({ data }) => told('data-request-rejected', data, { reason: { typed: data.reason } })),
  when('DataRequestHeldUp', ({ data }) =>
    told('data-deletion-held-up', data, { reason: { words: heldUpWords[data.why] }, dueAt: { instant: data.dueAt } }),
  ),
  when('DataRequestAlarmed', ({ data: { jobSeekerId, kind, dueAt, dataRequestId } }) => [
    byMail({
      template: 'data-request-alarm',
      to: { holdersOf: 'ADMIN_PRIVACY' },
      about: jobSeekerId,
      link: { page: `/staff/privacy?request=${dataRequestId}` },
      fields: { kind: { words: dataRequestKinds[kind] }, dueAt: { instant: dueAt } },
    }),
  ]),
] as const;
