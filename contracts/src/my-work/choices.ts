/** Steps by whose they are. A step is named by what is done, so that a list, a person's work and its button say the same. */
export const stepsOfHr = [
  'HANDLE',
  'ASSIGN',
  'CONCLUDE',
  'DECIDE_HELD',
  'ADVANCE',
  'REASSIGN',
  'ARRANGE',
  'DRAFT_OFFER',
  'SUBMIT_OFFER',
  'SEND_OFFER',
  'SEND_COLLECTION',
  'REMIND_COLLECTION',
  'REVIEW_COLLECTION',
  'PUSH_COLLECTION',
  'CONFIRM_ONBOARDING',
] as const;

/** What one can owe, by the very action. `CHASE`: somebody else is late with it. */
export const workKinds = ['SCREEN', 'EVALUATE', 'SIGN_IN', 'APPROVE', 'CHASE', 'ANSWER_REQUEST', ...stepsOfHr] as const;
