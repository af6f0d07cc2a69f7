import { account } from '@talentlog/domain/fold';
import { type CallerResolver, type EventReader, linkTokens, type OpenEvents, type SignIns } from '@talentlog/runtime';
import type { SignedInPerson } from './http/signed-in.controller.ts';
import { foldsOf } from './pipeline/folds.ts';
import { createCallerResolver } from './sign-in/resolver.ts';

export { signedInModule } from './http/signed-in.module.ts';

/** What those who ask are known by. */
export interface CallersParts {
  readonly store: EventReader;
  readonly open: OpenEvents;
  readonly signIns: SignIns;
  readonly secret: Buffer;
  readonly devInbox: boolean;
  readonly company: SignedInPerson['company'];
  readonly clock?: () => Date;
}

export interface Callers extends SignedInPerson {
  readonly resolver: CallerResolver;
  /** Keeps nothing of what it folded: a person's key was destroyed. */
  forget(): void;
}

/**
 * Who asks, for a service that decides nothing and runs beside the one that does: by the same rules, on handles of its own. What is kept
 * folded is read on from the log each time, so that a role taken away, an account suspended or a sign-in ended counts at once here, too.
 */
export function callersOf(parts: CallersParts): Callers {
  const { store, open, signIns, devInbox, company, clock = () => new Date() } = parts;
  const { load, forget } = foldsOf(store, open);
  const links = linkTokens(parts.secret);
  return {
    resolver: createCallerResolver({ signIns, clock, cache: { load }, linkIdsOf: (token) => links.linkIds(token) }),
    forget,
    devInbox,
    company,
    languageOf: async (accountId) => (await load(account, accountId)).data.language as 'zh-CN',
  };
}
