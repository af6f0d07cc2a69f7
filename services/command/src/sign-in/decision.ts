import type { PayloadOf, signInCommands } from '@talentlog/contracts';
import type { Settings } from '@talentlog/domain/fold';
import type { Caller, CompanySeal, CredentialStore, Mailer, SignIns, SmsCountry, SmsGateway } from '@talentlog/runtime';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';
import type { Pipeline } from '../pipeline/command.ts';
import type { Secrets } from '../pipeline/identifiers.ts';
import type { Refused } from '../pipeline/refused.ts';
import type { CompanyAccounts } from './company-accounts.ts';
import type { Passwords } from './passwords.ts';

export interface SignInLimits {
  /** Codes one network address may ask for in an hour. */
  readonly codesPerAddressPerHour: number;
  /** Countries whose mobile phones get codes. */
  readonly smsCountries: readonly SmsCountry[];
}

/** Which of the company's settings say how one signs in. */
export type SignInSettings = Pick<
  Settings,
  | 'companyName'
  | 'agreementVersion'
  | 'secondFactorRoles'
  | 'passwordTries'
  | 'passwordLockMinutes'
  | 'codesPerHour'
  | 'codesPerDay'
>;

/** What the commands about signing in are decided with. */
export interface SignInParts {
  readonly pipeline: Pipeline;
  readonly cache: AggregateCache;
  readonly signIns: SignIns;
  readonly credentials: CredentialStore;
  readonly secrets: Secrets;
  readonly sms: SmsGateway;
  readonly mailer: Mailer;
  readonly passwords: Passwords;
  readonly limits: SignInLimits;
  /** Undefined where the company's own accounts are not configured. */
  readonly company: CompanyAccounts | undefined;
  /** For secrets of second factors. */
  readonly seal: CompanySeal;
  readonly settings: () => Promise<{ readonly values: SignInSettings }>;
  readonly clock: () => Date;
}

/** Where a request came from. */
export interface Origin {
  readonly browser: string;
  /** The network it came from (`networkOf`), under which tries are counted. */
  readonly address: string;
  /** What kind of browser it is, in two words. */
  readonly agent?: string;
}

/** Who sends a command about signing in, and from where. */
export interface Sender extends Caller {
  readonly origin: Origin;
}

/** What the edge must do besides answering: set or clear the sign-in's cookie. */
export type SignInOutcome =
  | Refused
  | {
      readonly ok: true;
      readonly position?: string;
      readonly result?: Readonly<Record<string, unknown>>;
      readonly signIn?: { readonly id: string; readonly expiresAt: number } | null;
    };

export type SignInCommandName = keyof typeof signInCommands;

/** How one command is answered; its payload fits the contract and its sender was let in. */
export type SignInDecision<N extends SignInCommandName> = (
  payload: PayloadOf<(typeof signInCommands)[N]>,
  sender: Sender,
  parts: SignInParts,
) => Promise<SignInOutcome>;
