import type { EventsOf, LinkPurpose, linkEvents, StepUp } from '@talentlog/contracts';

/** What a link opens, for whom, and until when. */
export interface LinkData {
  readonly purpose: LinkPurpose | '';
  readonly subjectAggregate: string;
  readonly subjectId: string;
  readonly jobSeekerId: string;
  readonly expiresAt: string;
  readonly stepUp: StepUp;
  /** When it was sent: it went where its person was reached then. */
  readonly issuedAt: string;
}

/** A link before it is issued. */
export const noLink: LinkData = {
  purpose: '',
  subjectAggregate: '',
  subjectId: '',
  jobSeekerId: '',
  expiresAt: '',
  stepUp: 'code',
  issuedAt: '',
};

/** The fold of a link. */
export function evolveLink(data: LinkData, event: EventsOf<typeof linkEvents>): LinkData {
  switch (event.type) {
    case 'LinkIssued': {
      const { purpose, subjectAggregate, subjectId, jobSeekerId, expiresAt, stepUp } = event.data;
      return {
        ...{ purpose, subjectAggregate, subjectId, jobSeekerId, expiresAt, stepUp },
        // One that is for longer is where it was.
        issuedAt: data.issuedAt || event.at,
      };
    }
    case 'LinkVoided':
    case 'LinkExpired':
      return data;
  }
}
