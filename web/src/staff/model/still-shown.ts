interface Answer<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

const over: readonly unknown[] = [403, 404];

/** Whether the server says that one may not see it any more, or that it is gone; no answer at all says neither. */
const isOver = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && over.includes(error.status);

/** What of an answer stays on screen while it is asked again: the last one, until the server says that it is not for the viewer. */
export const stillShown = <T>({ data, error }: Answer<T>): T | undefined => (isOver(error) ? undefined : data);
