import type { Admission } from '../auth/admit.ts';
import type { Caller } from '../auth/caller.ts';
import { type EdgeRequest, traceIdOf } from '../http/edge.ts';

/** What the guards found out about a request, for those that come after them. */
interface RequestFacts {
  readonly traceId: string;
  /** Secret of the browser; there from the first write on. */
  browser?: string;
  caller?: Caller;
  /** Looks again who sends it, for answers that last: a sign-in may end meanwhile. */
  callerNow?: () => Promise<Caller>;
  /** The grant that let the caller in, where the route's own grants decide. */
  admission?: Admission;
}

const known = new WeakMap<EdgeRequest, RequestFacts>();

/** The facts of this request: one trace id for its log lines, its commit and its problem document. */
export function factsOf(request: EdgeRequest): RequestFacts {
  const facts = known.get(request) ?? { traceId: traceIdOf(request) };
  known.set(request, facts);
  return facts;
}

/** A fact that a guard must have found; its absence is a defect of the wiring. */
export function fact<K extends keyof RequestFacts>(request: EdgeRequest, name: K): NonNullable<RequestFacts[K]> {
  const found = factsOf(request)[name];
  if (found === undefined) throw new Error(`no guard found the ${name} of this request`);
  return found;
}
