import type { LoggerOptions } from 'pino';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** The level of pino from which lines are counted: what is wrong, and is said again as long as it is. */
const warn = 40;
const minute = 60_000;
const longest = 60 * minute;
/** More different lines than this are not held against each other. */
const mostHeld = 1_000;

/**
 * Writes an equal line once while it is repeated, then how often it came (`repeated`): after a minute, and each time after twice as long, up
 * to an hour. A provider that is away for an afternoon so leaves a dozen lines instead of thousands, and no other line drowns in them.
 */
export function countRepeats(): LogMethod {
  const held = new Map<string, number>();
  return function (args, method, level) {
    const line = level < warn || held.size >= mostHeld ? undefined : JSON.stringify([level, args], written);
    const before = line === undefined ? undefined : held.get(line);
    if (line !== undefined && before !== undefined) {
      held.set(line, before + 1);
      return;
    }
    method.apply(this, args);
    if (line === undefined) return;
    const wait = (ms: number): void => {
      held.set(line, 0);
      setTimeout(() => {
        const repeated = held.get(line) ?? 0;
        held.delete(line);
        if (repeated === 0) return;
        const [fields, ...message] = args as readonly unknown[];
        Reflect.apply(method, this, [{ ...(fields as object), repeated }, ...message]);
        wait(Math.min(2 * ms, longest));
      }, ms).unref();
    };
    wait(minute);
  };
}

/** Of an error its words: it has no fields of its own. */
const written = (_key: string, value: unknown): unknown => (value instanceof Error ? String(value) : value);
