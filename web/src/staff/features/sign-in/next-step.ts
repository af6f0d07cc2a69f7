const steps = ['SECOND_FACTOR', 'SET_UP_SECOND_FACTOR', 'CONFIRM_COMPANY_ACCOUNT'] as const;

/** What the first step of signing in left to do, and for whose account. */
export interface NextStep {
  readonly next: (typeof steps)[number];
  readonly accountId: string;
}

/** What is still to be done, as the answer of a first step says it; undefined where who sent it is in. */
export function nextStepOf(result: unknown): NextStep | undefined {
  const { next, accountId } = (result ?? {}) as Readonly<Record<string, unknown>>;
  const known = steps.find((step) => step === next);
  return known !== undefined && typeof accountId === 'string' ? { next: known, accountId } : undefined;
}

/** The same, as an address of this page says it: the first step was done on a page of the public site. */
export const nextStepAt = (search: string): NextStep | undefined =>
  nextStepOf(Object.fromEntries(new URLSearchParams(search)));
