import { believedHeaders, heeded } from './believed.ts';
import { ApiProblem, problemOf } from './problem.ts';

const offline = () => new ApiProblem({ status: 0, code: 'common.offline' });

/** One request to our own origin, whatever it answers. Rejects with `common.offline` when no answer came. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  // What no header can hold is a mistake of ours, and no network that is missing.
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(believedHeaders(path))) headers.set(name, value);
  try {
    return await fetch(path, { credentials: 'same-origin', ...init, headers });
  } catch (thrown) {
    if (init.signal?.aborted === true) throw thrown;
    throw offline();
  }
}

/** One request to our own origin. Rejects with ApiProblem: the server's, or `common.offline` when no answer came. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await send(path, init);
  if (!response.ok) throw heeded(await problemOf(response));
  return response;
}

/** What is read of an answer. Rejects with `common.offline` where the connection ended within it. */
const within = <T>(read: Promise<T>): Promise<T> =>
  read.catch((thrown: unknown): never => {
    throw thrown instanceof TypeError ? offline() : thrown;
  });

/** What the body of an answer holds. */
export const bodyOf = <T>(response: Response): Promise<T> => within<T>(response.json());

/** A file that an answer holds. */
export const fileOf = (response: Response): Promise<Blob> => within(response.blob());

const pauses = [400, 1500];
const longestWait = 5;

const worthRepeating = (problem: unknown): problem is ApiProblem =>
  problem instanceof ApiProblem && (problem.code === 'common.offline' || problem.status === 503);

/** Repeats a request that is safe to repeat: an idempotent read, or a command under one Idempotency-Key. */
export async function requestSafely(path: string, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await request(path, init);
    } catch (problem) {
      const pause = pauses[attempt];
      if (pause === undefined || !worthRepeating(problem) || (problem.retryAfter ?? 0) > longestWait) throw problem;
      await new Promise((resume) =>
        setTimeout(resume, problem.retryAfter === null ? pause : problem.retryAfter * 1000),
      );
    }
  }
}

/** A random UUID, also where the page is not a secure context and `crypto.randomUUID` is missing. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
