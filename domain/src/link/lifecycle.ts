import { type EventsOf, type LinkPurpose, linkEvents, type StepUp } from '@talentlog/contracts';
import { lifecycle } from '../shared/lifecycle.ts';

/**
 * A one-time link, kept under the hash of its token. It protects that a token works for one purpose, one person and one thing,
 * and only until it is used, replaced or too old. Tries of the phone's tail live with the sessions. Source: DOMAIN.md section 2.
 */
export const linkLifecycle = lifecycle(linkEvents)({
  initial: 'NONE',
  states: {
    NONE: { on: { LinkIssued: 'VALID' } },
    VALID: { on: { LinkVoided: 'VOIDED', LinkExpired: 'EXPIRED' } },
    EXPIRED: {},
    VOIDED: {},
  },
});

export interface LinkData {
  readonly purpose: LinkPurpose | '';
  readonly subjectAggregate: string;
  readonly subjectId: string;
  readonly jobSeekerId: string;
  readonly expiresAt: string;
  readonly stepUp: StepUp;
}

export const noLink: LinkData = {
  purpose: '',
  subjectAggregate: '',
  subjectId: '',
  jobSeekerId: '',
  expiresAt: '',
  stepUp: 'code',
};

export function evolveLink(data: LinkData, event: EventsOf<typeof linkEvents>): LinkData {
  switch (event.type) {
    case 'LinkIssued': {
      const { purpose, subjectAggregate, subjectId, jobSeekerId, expiresAt, stepUp } = event.data;
      return { purpose, subjectAggregate, subjectId, jobSeekerId, expiresAt, stepUp };
    }
    case 'LinkVoided':
    case 'LinkExpired':
      return data;
  }
}
