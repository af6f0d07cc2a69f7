import {
  builtInPolicies,
  type companySettingsEvents,
  type EventsOf,
  firstPolicyVersion,
  formerPolicies,
  type PolicyName,
  type PolicyTexts,
} from '@talentlog/contracts';

/** A version that waits for its day. */
export interface PlannedPolicy {
  readonly version: string;
  readonly from: string;
  readonly texts: PolicyTexts;
}

/** One text that people agree to: what is in force, what is to come, and what somebody writes. */
export interface PolicyData {
  readonly version: string;
  /** Null of what a company begins with. */
  readonly since: string | null;
  readonly texts: PolicyTexts;
  /** When the version in force was last put right. */
  readonly correctedAt: string | null;
  /** Every version that was in force, with since when, the newest first. */
  readonly versions: readonly { readonly version: string; readonly from: string | null }[];
  readonly planned: PlannedPolicy | null;
  readonly draft: PolicyTexts | null;
}

export type Policies = Partial<Readonly<Record<PolicyName, PolicyData>>>;

/** With what a company begins. */
const begins = (version: string, texts: PolicyTexts): PolicyData => ({
  ...{ version, since: null, texts, correctedAt: null },
  ...{ versions: [{ version, from: null }], planned: null, draft: null },
});

/** A policy as it is after these events. */
export const policyOf = (policies: Policies, policy: PolicyName): PolicyData =>
  policies[policy] ?? begins(firstPolicyVersion, builtInPolicies[policy]);

/** Another version counts from now on. */
const begun = (before: PolicyData, version: string, at: string): PolicyData => ({
  ...before,
  version,
  since: at,
  correctedAt: null,
  versions: [{ version, from: at }, ...before.versions],
});

type SettingsEvent = EventsOf<typeof companySettingsEvents>;
type PolicyEvent = Extract<SettingsEvent, { type: `Policy${string}` }>;

/** The fold of one policy. */
export function evolvePolicy(before: PolicyData, event: PolicyEvent): PolicyData {
  switch (event.type) {
    case 'PolicyDrafted':
      return { ...before, draft: event.data.texts };
    case 'PolicyPublished': {
      const { version, from, texts } = event.data;
      return { ...before, planned: { version, from, texts }, draft: null };
    }
    case 'PolicyTookEffect': {
      const texts = before.planned?.texts ?? before.texts;
      return { ...begun(before, event.data.version, event.at), texts, planned: null };
    }
    case 'PolicyCalledOff':
      // What was written is not lost with its day.
      return { ...before, planned: null, draft: before.draft ?? before.planned?.texts ?? null };
    case 'PolicyCorrected':
      return { ...before, texts: event.data.texts, correctedAt: event.at, draft: null };
  }
}

const former = { privacyPolicyVersion: 'privacy', agreementVersion: 'agreement' } as const;

/** The versions were settings once, and named the text that a company began with then. */
export function evolveFormer(policies: Policies, event: Extract<SettingsEvent, { type: 'SettingsChanged' }>): Policies {
  const { values, reset } = event.data;
  const changed = (['privacyPolicyVersion', 'agreementVersion'] as const).flatMap((key) => {
    const version = values[key] ?? (reset.includes(key) ? formerPolicies.version : undefined);
    const policy = former[key];
    if (version === undefined) return [];
    const before = policies[policy] ?? begins(formerPolicies.version, formerPolicies.texts[policy]);
    return [[policy, begun(before, version, event.at)] as const];
  });
  return changed.length === 0 ? policies : { ...policies, ...Object.fromEntries(changed) };
}
