import type { Outcome } from '@talentlog/contracts';
import type { Fact } from '../shared/decider.ts';
import { type ApplicationContext, aboutApplication } from './about.ts';
import { againAfter } from './again.ts';
import { application } from './application.ts';

/** The application is over with this outcome; in the bucket INVALID it never counted as a delivery. The person is told unless staff chose otherwise. */
export const ended = (
  context: Pick<ApplicationContext, 'id' | 'data' | 'now' | 'settings'>,
  outcome: Outcome,
  reason: string | null,
  more: { readonly bucket?: 'ENDED' | 'INVALID'; readonly notify?: boolean; readonly reasonCode?: string } = {},
): Fact =>
  application.fact('RecordEnded', {
    ...aboutApplication(context),
    stage: context.data.stage,
    outcome,
    bucket: 'ENDED',
    reason,
    ...againAfter(context, more.bucket),
    ...more,
  });
