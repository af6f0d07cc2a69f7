/** Where the second step is asked for, when a first one on this site was not all: at the door of the workspace. */
export function secondStepAddress(result: unknown): string | undefined {
  const { next, accountId } = (result ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof next !== 'string' || typeof accountId !== 'string') return undefined;
  return `/staff/sign-in?${new URLSearchParams({ next, accountId })}`;
}
