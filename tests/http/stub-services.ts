import type { commandModule } from '@talentlog/command';
import { defaultSettings } from '@talentlog/domain/fold';
import type { queryModule } from '@talentlog/query';
import type { ReadRecorder } from '@talentlog/runtime';

/** A part that no handler of the test may touch. */
export const untouched = <T extends object>(): T =>
  new Proxy({} as T, {
    get(target, name) {
      // Nest looks at every provider for these.
      if (typeof name === 'symbol' || name === 'then' || /^(on|before)[A-Z]/.test(name)) return undefined;
      if (name in target) return Reflect.get(target, name);
      throw new Error(`the test did not expect ${name} to be used`);
    },
  });

/** The command service as its module sees it, with a pipeline that says what reached it. */
export function commandStub(): Parameters<typeof commandModule>[0] {
  return {
    pipeline: { execute: async ({ name }) => ({ ok: true, position: '1', events: [], result: { reached: name } }) },
    signInCommands: {
      execute: async (name) => ({ ok: true, result: { reached: name } }),
    },
    toldOnce: (outcome) => outcome,
    uploads: untouched(),
    pdfRenderer: untouched(),
    devInbox: false,
    company: null,
    languageOf: async () => 'zh-CN',
  };
}

/** The n-th position of a log. */
export const at = (n: number): string => String(n).padStart(20, '0');

/** The query service as its module sees it, with views that are read by nobody. */
export function queryStub(): Parameters<typeof queryModule>[0] {
  const views = untouched<never>();
  return {
    parts: {
      store: untouched(),
      open: untouched(),
      views,
      files: untouched(),
      logger: untouched(),
      integrity: untouched(),
      house: untouched(),
      feed: untouched(),
      webhooks: { list: async () => [], counts: async () => [], replay: async () => undefined },
      accessLog: untouched(),
      reads: Object.assign(untouched<ReadRecorder>(), { record: () => undefined }),
    },
    views,
    live: untouched(),
    settings: untouched(),
    context: async (caller, admission) => ({
      views,
      caller,
      admission,
      now: '2026-11-02T04:00:00.000Z',
      settings: defaultSettings,
      house: untouched(),
    }),
    position: () => at(7),
    waitFor: async (position) => position <= at(7),
  };
}
