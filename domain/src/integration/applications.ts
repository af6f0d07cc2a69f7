import type { EventNamed } from '@talentlog/contracts';
import { ofApplication, present, type Tellings, tell } from './public-event.ts';

type Begun = EventNamed<'RecordDelivered' | 'RecordCreated'>['data'];
const begun = (data: Begun) => ({
  ...ofApplication(data),
  ...{ number: data.number, track: data.track, batch: data.batch, stage: data.stage },
});

const step = (
  { data }: EventNamed<'StepStarted' | 'StepHeld' | 'StepPassed'>,
  status: 'IN_PROGRESS' | 'UNDETERMINED' | 'PASSED',
) => tell('application.step-changed', { ...ofApplication(data), stage: data.stage, status });

const moved = (
  { data }: EventNamed<'StageAdvanced' | 'StageSkipped' | 'StageReturned'>,
  how: 'ADVANCED' | 'SKIPPED' | 'RETURNED',
) => {
  const reason = 'reason' in data ? data.reason : null;
  return tell('application.stage-changed', {
    ...ofApplication(data),
    ...{ from: data.from, to: data.to, how },
    ...present({ reason }),
  });
};

/** That somebody is under 14, or said to be a fake, is about the person and for nobody outside. */
const told = (cause: EventNamed<'RecordInvalidated'>['data']['cause']) =>
  cause === 'UNDER_14' || cause === 'FAKE' ? 'OTHER' : cause;

/** What other systems hear of applications; that onboarding began is told with new colleagues, too. */
export const ofApplications: Tellings = {
  RecordDelivered: ({ data }) => {
    const { advertisementId, answers } = data;
    return tell('application.delivered', { ...begun(data), advertisementId, ...present({ answers }) });
  },
  RecordCreated: ({ data }) => {
    const { origin, fromApplicationId } = data;
    return tell('application.created', { ...begun(data), origin, ...present({ fromApplicationId }) });
  },
  StepStarted: (event) => step(event, 'IN_PROGRESS'),
  StepHeld: (event) => step(event, 'UNDETERMINED'),
  StepPassed: (event) => step(event, 'PASSED'),
  StageAdvanced: (event) => moved(event, 'ADVANCED'),
  StageSkipped: (event) => moved(event, 'SKIPPED'),
  StageReturned: (event) => moved(event, 'RETURNED'),
  OnboardingStarted: ({ data }) => {
    const { from } = data;
    return tell('application.stage-changed', { ...ofApplication(data), from, to: 'ONBOARDING', how: 'ONBOARDING' });
  },
  RecordEnded: ({ data }) => {
    const { stage, outcome, reason, reasonCode, againOn } = data;
    return tell('application.ended', {
      ...ofApplication(data),
      ...{ stage, outcome },
      ...present({ reason, reasonCode: reasonCode ?? null, againOn: againOn ?? null }),
    });
  },
  RecordTransferred: ({ data }) => {
    const { stage, toApplicationId, toPositionId } = data;
    return tell('application.transferred', { ...ofApplication(data), stage, toApplicationId, toPositionId });
  },
  RecordInvalidated: ({ data }) =>
    tell('application.invalidated', { ...ofApplication(data), stage: data.stage, cause: told(data.cause) }),
  RecordReopened: ({ data }) => tell('application.reopened', { ...ofApplication(data), stage: data.stage }),
};
