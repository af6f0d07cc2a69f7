import type { PolicyName } from '@talentlog/contracts';
import { defaultSettings, type Folded, policyOf, startingForm } from '@talentlog/domain/fold';
import { isRecord } from './shape-walk.ts';

const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** What a company begins with, by the parts of the fold of its settings. */
const begun: Readonly<Record<string, (key: string) => unknown>> = {
  values: (key) => record(defaultSettings)[key],
  dictionaries: (key) => record(defaultSettings.dictionaries)[key],
  policies: (key) => policyOf({}, key as PolicyName),
  forms: () => ({ version: 0, dimensions: startingForm.dimensions }),
};

/**
 * The settings before and after a step: what nobody had changed yet is told as it held, which is as a company begins with. Without that a
 * word put right in a list would be told as the whole list being new.
 */
export function asBegun({ before, after }: { before: Folded; after: Folded }): { before: Folded; after: Folded } {
  const [was, is] = [record(before.data), record(after.data)];
  const filled = (data: Readonly<Record<string, unknown>>): unknown =>
    Object.fromEntries(
      Object.entries(data).map(([part, values]) => {
        const of = begun[part];
        if (of === undefined) return [part, values];
        const keys = Object.keys({ ...record(was[part]), ...record(is[part]) });
        return [part, { ...Object.fromEntries(keys.map((key) => [key, of(key)])), ...record(values) }];
      }),
    );
  return { before: { ...before, data: filled(was) }, after: { ...after, data: filled(is) } } as {
    before: Folded;
    after: Folded;
  };
}
