import { bodyOf, requestSafely } from '../../api/http.ts';
import { asProblem } from '../../api/index.ts';
import { signInExpired } from './sign-in-slice.ts';
import type { Failure } from './staff-api.ts';

interface Asked {
  readonly signal: AbortSignal;
  readonly dispatch: (action: ReturnType<typeof signInExpired>) => unknown;
}
type Answer<T> = { data: T } | { error: Failure };

/** An answer from an address of its own beside the queries. */
export async function answered<T>({ dispatch }: Asked, ask: () => Promise<Response>): Promise<Answer<T>> {
  try {
    const response = await ask();
    return { data: await bodyOf<T>(response) };
  } catch (thrown) {
    const { status, code, params, errors, traceId } = asProblem(thrown);
    if (status === 401) dispatch(signInExpired());
    return { error: { status, code, params, errors, traceId } };
  }
}

/** The same, of what is only read. */
export const read = <T>(path: string, asked: Asked) =>
  answered<T>(asked, () => requestSafely(path, { signal: asked.signal }));
