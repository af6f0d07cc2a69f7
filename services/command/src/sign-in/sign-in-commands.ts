import { type PayloadOf, signInCommands } from '@talentlog/contracts';
import type { AccountData, JobSeekerData } from '@talentlog/domain';
import { type Caller, newUuid, type SignIns } from '@talentlog/runtime';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';
import { admit } from '../pipeline/authorise.ts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import { checkShape } from '../pipeline/shape.ts';
import type { Passwords } from './passwords.ts';
import { codeRules, type Origin, type SignedIn, type SignIn } from './sign-in.ts';

export type SignInCommandName = keyof typeof signInCommands;
type Payload<N extends SignInCommandName> = PayloadOf<(typeof signInCommands)[N]>;

/** What the edge must do besides answering: set or clear the sign-in's cookie. */
export type SignInOutcome =
  | Refused
  | {
      readonly ok: true;
      readonly position?: string;
      readonly result?: Readonly<Record<string, unknown>>;
      readonly signIn?: { readonly id: string; readonly expiresAt: number } | null;
    };

export interface SignInCommandParts {
  readonly signIn: SignIn;
  readonly pipeline: Pipeline;
  readonly cache: AggregateCache;
  readonly signIns: SignIns;
  readonly passwords: Passwords;
  readonly clock: () => Date;
}

export interface SignInCommands {
  handles(name: string): name is SignInCommandName;
  execute(name: SignInCommandName, payload: unknown, caller: Caller, origin: Origin): Promise<SignInOutcome>;
}

const stepUpLifeMs = 30 * 60_000;
const tailTries = { limit: 5, windowSeconds: 24 * 3600 };

type Handlers = {
  readonly [N in SignInCommandName]: (payload: Payload<N>, caller: Caller, origin: Origin) => Promise<SignInOutcome>;
};

export function createSignInCommands(parts: SignInCommandParts): SignInCommands {
  const handlers: Handlers = { ...signingIn(parts), ...ownAccount(parts), ...linkSteps(parts) };
  return {
    handles: (name): name is SignInCommandName => Object.hasOwn(signInCommands, name),
    async execute(name, payload, caller, origin) {
      const contract = signInCommands[name];
      const admitted = admit(contract, caller);
      if ('ok' in admitted) return admitted;
      const shape = checkShape<unknown>(contract.payload, payload);
      if (!shape.ok) return shape;
      const handler = handlers[name] as (payload: unknown, caller: Caller, origin: Origin) => Promise<SignInOutcome>;
      return handler(shape.value, caller, origin);
    },
  };
}

const entered = (signedIn: SignedIn): SignInOutcome =>
  signedIn.ok
    ? {
        ok: true,
        signIn: { id: signedIn.signInId, expiresAt: signedIn.expiresAt },
        result: { isNew: signedIn.isNew },
        ...(signedIn.position ? { position: signedIn.position } : {}),
      }
    : signedIn;

function signingIn({ signIn, signIns, cache }: SignInCommandParts) {
  return {
    RequestSmsCode: ({ phone, purpose }: Payload<'RequestSmsCode'>, _caller: Caller, origin: Origin) =>
      signIn.sendCode({ phone, purpose }, origin),
    SignInWithSms: async (payload: Payload<'SignInWithSms'>, _caller: Caller, origin: Origin) =>
      entered(await signIn.withSms(payload, origin)),
    SignInWithPassword: async (payload: Payload<'SignInWithPassword'>, _caller: Caller, origin: Origin) =>
      entered(await signIn.withPassword(payload, origin)),
    SignOut: async (_payload: Payload<'SignOut'>, { account }: Caller): Promise<SignInOutcome> => {
      if (account) signIns.end(account.signInId);
      return { ok: true, signIn: null };
    },
    SwitchIdentity: async ({ identity }: Payload<'SwitchIdentity'>, { account }: Caller): Promise<SignInOutcome> => {
      if (!account) return refused('common.unauthenticated');
      const { roles, jobSeekerId } = (await cache.load('account', account.accountId)).data as AccountData;
      const held = {
        JobSeeker: Boolean(jobSeekerId),
        CampusAmbassador: roles.includes('CA'),
        Staff: roles.some((role) => role !== 'CA'),
      };
      if (!held[identity]) return refused('auth.forbidden');
      signIns.setIdentity(account.signInId, identity);
      return { ok: true };
    },
  };
}

function ownAccount({ signIn, pipeline, cache, signIns, passwords }: SignInCommandParts) {
  return {
    SetPassword: async ({ current, password }: Payload<'SetPassword'>, { account }: Caller): Promise<SignInOutcome> => {
      if (!account) return refused('common.unauthenticated');
      const { passwordHash } = (await cache.load('account', account.accountId)).data as AccountData;
      if (passwordHash && !(await passwords.verify(passwordHash, current)))
        return refused('login.failed', { errors: [{ path: 'current', code: 'login.failed' }] });
      const changed = await pipeline.execute({
        name: 'ChangePassword',
        payload: { accountId: account.accountId, passwordHash: await passwords.hash(password) },
        commandId: newUuid(),
        caller: { system: 'sign-in' },
      });
      if (!changed.ok) return changed;
      signIns.endAllOf(account.accountId, account.signInId);
      return { ok: true, position: changed.position };
    },
    ChangePhoneByCode: async (
      { phone, code }: Payload<'ChangePhoneByCode'>,
      { account }: Caller,
      origin: Origin,
    ): Promise<SignInOutcome> => {
      if (!account) return refused('common.unauthenticated');
      const tried = signIn.tryCode({ phone, purpose: 'CHANGE_PHONE', code }, origin);
      if (!tried.ok) return tried;
      const changed = await pipeline.execute({
        name: 'ChangePhone',
        payload: { accountId: account.accountId, phone },
        commandId: newUuid(),
        caller: { system: 'sign-in' },
      });
      return changed.ok ? { ok: true, position: changed.position } : changed;
    },
  };
}

/** The phone a link's holder is known by: the job seeker's, as the company has it. */
async function phoneOf(cache: AggregateCache, jobSeekerId: string): Promise<string | undefined> {
  return ((await cache.load('jobSeeker', jobSeekerId)).data as JobSeekerData).phone ?? undefined;
}

function linkSteps({ signIn, cache, signIns, clock }: SignInCommandParts) {
  const prove = (linkId: string, browser: string, level: 'tail' | 'code'): SignInOutcome => {
    signIns.putStepUp({ linkId, browser, level, expiresAt: clock().getTime() + stepUpLifeMs });
    return { ok: true };
  };
  return {
    VerifyLinkTail: async (
      { tail }: Payload<'VerifyLinkTail'>,
      { link }: Caller,
      { browser }: Origin,
    ): Promise<SignInOutcome> => {
      if (!link) return refused('link.expired');
      const key = `tail:${link.linkId}`;
      const turn = signIns.take(key, tailTries.limit, tailTries.windowSeconds, clock().getTime());
      if (!turn.ok) return refused('link.locked', { params: { seconds: turn.retryAfterSeconds } });
      const phone = await phoneOf(cache, link.jobSeekerId);
      if (phone?.slice(-4) !== tail) {
        const left = tailTries.limit - signIns.taken(key, tailTries.windowSeconds, clock().getTime());
        return refused('link.tail_wrong', { params: { left } });
      }
      signIns.clear(key);
      return prove(link.linkId, browser, 'tail');
    },
    SendLinkCode: async (
      _payload: Payload<'SendLinkCode'>,
      { link }: Caller,
      origin: Origin,
    ): Promise<SignInOutcome> => {
      const phone = link && (await phoneOf(cache, link.jobSeekerId));
      if (!link || !phone) return refused('link.expired');
      const sent = await signIn.sendCode({ phone, purpose: `LINK:${link.linkId}` }, origin);
      return sent.ok ? { ok: true, result: { seconds: codeRules.lifeMs / 1000 } } : sent;
    },
    VerifyLinkCode: async (
      { code }: Payload<'VerifyLinkCode'>,
      { link }: Caller,
      origin: Origin,
    ): Promise<SignInOutcome> => {
      const phone = link && (await phoneOf(cache, link.jobSeekerId));
      if (!link || !phone) return refused('link.expired');
      const tried = signIn.tryCode({ phone, purpose: `LINK:${link.linkId}`, code }, origin);
      return tried.ok ? prove(link.linkId, origin.browser, 'code') : tried;
    },
  };
}
