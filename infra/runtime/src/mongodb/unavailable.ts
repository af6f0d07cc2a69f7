import { MongoError } from 'mongodb';
import { guarded } from '../disk/guarded.ts';
import { StoreUnavailable } from '../event-store/port.ts';
import { peerLimits } from '../peers/peer.ts';
import { saidBy } from './errors.ts';

/** Upkeep, for which nobody waits at a screen: it ends by the limits of the connection alone. */
const upkeep: ReadonlySet<PropertyKey> = new Set(['open', 'purge', 'compact', 'orphans', 'disown', 'forget', 'close']);

/**
 * The same store, which is unavailable while its server is: whatever needs it is refused to be tried again, after `withinMs` at most,
 * also where the server took the call and is silent. What becomes of such a call is unknown then, as of one whose answer was lost.
 */
export const unavailableWithServer = <T extends object>(store: T, withinMs: number = peerLimits.callMs): T =>
  guarded(answeringWithin(store, withinMs), (error) =>
    error instanceof MongoError ? new StoreUnavailable(`MongoDB: ${saidBy(error)}`, { cause: error }) : error,
  );

const answeringWithin = <T extends object>(store: T, withinMs: number): T =>
  new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const result: unknown = value.apply(target, given);
        return result instanceof Promise && !upkeep.has(name) ? answered(result, withinMs) : result;
      };
    },
  });

function answered<T>(result: Promise<T>, withinMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const silent = () => reject(new StoreUnavailable(`MongoDB: no answer within ${withinMs / 1000} s`));
    const timer = setTimeout(silent, withinMs);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
