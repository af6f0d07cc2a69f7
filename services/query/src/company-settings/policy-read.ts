import {
  builtInPolicies,
  companyId,
  formerPolicies,
  type PolicyName,
  type PolicyRead,
  policyValues,
} from '@talentlog/contracts';
import { companySettings, policyOf, type Settings } from '@talentlog/domain/fold';
import type { z } from 'zod';
import type { QueryContext, QueryHandlers } from '../bus/query-context.ts';

type Read = z.infer<typeof PolicyRead>;

/** What stands instead of placeholders, in each language. */
export const valuesOf = (settings: Settings): Read['values'] => ({
  'zh-CN': policyValues(settings, 'zh-CN'),
  'en-US': policyValues(settings, 'en-US'),
});

/** A policy with what became of it, and how far its stream was. */
export async function policyNow(
  policy: PolicyName,
  { views }: QueryContext,
): Promise<ReturnType<typeof policyOf> & { readonly revision: number }> {
  const row = await views.settings.get(companyId);
  return { revision: row?.revision ?? -1, ...policyOf((row?.data ?? companySettings.initialData).policies, policy) };
}

/** No company changed its settings more often since somebody agreed. */
const mostChanges = 2000;

/** The settings as they were: what was changed since is taken back, the newest first. */
async function settingsAt(at: string, { views, settings }: QueryContext): Promise<Settings> {
  const since = await views.settingsChanges.first({
    where: [{ field: 'at', from: at }],
    sort: [{ field: 'revision', descending: true }],
    limit: mostChanges,
  });
  const before = since
    .filter((change) => change.at > at)
    .flatMap(({ steps }) => steps.map(({ key, before: was }) => [key, was] as const));
  return { ...settings, ...Object.fromEntries(before) };
}

/** The words of an instant that is over. */
async function wordsAt(policy: PolicyName, at: string, { views }: QueryContext) {
  const [words] = await views.policyWords.first({
    where: [
      { field: 'policy', in: [policy] },
      { field: 'from', to: at },
    ],
    sort: [{ field: 'id', descending: true }],
    limit: 1,
  });
  return words;
}

/** So many are listed: nobody reads more. */
const mostCorrections = 200;

/** What was put right of a policy, the newest first. */
async function correctionsOf(policy: PolicyName, { views }: QueryContext): Promise<Read['corrections']> {
  const words = await views.policyWords.first({
    where: [{ field: 'policy', in: [policy] }],
    sort: [{ field: 'id', descending: true }],
    limit: mostCorrections,
  });
  return words.flatMap(({ version, from: at, correction: what }) => (what === null ? [] : [{ version, at, what }]));
}

/** A policy as it is, or as it was: its words of that instant with the names and numbers of that instant. */
export const policyAt: QueryHandlers['policy'] = async ({ policy, at, version: named }, context) => {
  const { version, since: from, correctedAt, texts, versions: all } = await policyNow(policy, context);
  const versions = [...all];
  const corrections = await correctionsOf(policy, context);
  if (at === undefined || at >= context.now) {
    const values = valuesOf(context.settings);
    return { data: { version, from, correctedAt, texts, values, isPresent: true, versions, corrections } };
  }
  const began = versions.find((one) => one.from === null || one.from <= at);
  const words = await wordsAt(policy, at, context);
  const isFormer = words === undefined && named === formerPolicies.version;
  return {
    data: {
      version: isFormer ? named : (began?.version ?? version),
      from: began?.from ?? null,
      correctedAt: words?.correction == null ? null : words.from,
      texts: words?.texts ?? (isFormer ? formerPolicies.texts : builtInPolicies)[policy],
      values: valuesOf(await settingsAt(at, context)),
      isPresent: began === versions[0] && !isFormer,
      versions,
      corrections,
    },
  };
};
