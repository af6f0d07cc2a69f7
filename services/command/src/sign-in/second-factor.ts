import { asDigits, SignInWay } from '@talentlog/contracts';
import { type AccountData, account } from '@talentlog/domain/fold';
import { newUuid, type StoredFactor } from '@talentlog/runtime';
import type { Outcome } from '../pipeline/command.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import { begunFactors } from './begun-factors.ts';
import type { Origin, SignInParts } from './decision.ts';
import { clearPasswordTries, takePasswordTry } from './password-lock.ts';
import { recoveryCodeTyped, stepOfCode } from './totp.ts';

type Parts = Pick<
  SignInParts,
  'pipeline' | 'cache' | 'signIns' | 'credentials' | 'secrets' | 'seal' | 'settings' | 'clock'
>;
type Answer = { readonly ok: true } | Refused;

const wrong = () => refused('second_factor.wrong', { errors: [{ path: 'code', code: 'second_factor.wrong' }] });

/** What a recovery code is kept as: whoever reads the file cannot use it. */
export const recoveryHash = (accountId: string, code: string, { secrets }: Pick<Parts, 'secrets'>): string =>
  secrets.blindIndex('recovery-code', `${accountId} ${code}`);

interface Typed {
  readonly accountId: string;
  readonly code: string;
}

/** Whether the code is one of the account's app, now, or of its recovery codes; each works once. What is only begun, or was reset, proves nothing. */
export const proveFactor = (typed: Typed, origin: Origin, parts: Parts): Promise<Answer> =>
  counted(typed, origin, parts, async () => {
    const { factorId } = await accountOf(typed.accountId, parts);
    if (factorId === null) return false;
    const factor = await parts.credentials.findFactor(factorId);
    const isOfIt = factor !== undefined && (await isOfApp(factor, typed, parts));
    return isOfIt || isRecovery(factorId, typed, parts);
  });

/** Which of the apps that are being set up the code is of: whoever began in two tabs goes on in either. */
export async function proveNewFactor(
  typed: Typed,
  origin: Origin,
  parts: Parts,
): Promise<{ readonly ok: true; readonly factorId: string } | Refused> {
  const begun = await begunFactors(typed.accountId, parts);
  if (begun.length === 0) return refused('second_factor.setup_over');
  let factorId: string | undefined;
  const proved = await counted(typed, origin, parts, async () => {
    for (const factor of begun) if (await isOfApp(factor, typed, parts)) factorId = factor.id;
    return factorId !== undefined;
  });
  if (!proved.ok) return proved;
  return factorId === undefined ? wrong() : { ok: true, factorId };
}

/** Tries are counted and wait as those of a password do. */
async function counted(
  { accountId }: Typed,
  origin: Origin,
  parts: Parts,
  isRight: () => Promise<boolean>,
): Promise<Answer> {
  const tries = { accountId, key: parts.secrets.blindIndex('second-factor', accountId), isGuarded: false };
  const attempt = await takePasswordTry(tries, origin, parts);
  if (!attempt.ok) return refused('login.locked', { params: { seconds: attempt.retryAfterSeconds } });
  if (!(await isRight())) return wrong();
  await clearPasswordTries(tries, origin, parts);
  return { ok: true };
}

/** A code of the app, of a step that no code was taken of before: who looked over a shoulder comes too late. */
async function isOfApp(
  { id, sealed }: StoredFactor,
  { accountId, code }: Typed,
  { credentials, seal, clock }: Parts,
): Promise<boolean> {
  const typed = asDigits(code);
  const step = stepOfCode(seal.open(sealed, accountId), typed, clock().getTime());
  return step !== undefined && credentials.takeFactorStep(id, step);
}

async function isRecovery(factorId: string, { accountId, code }: Typed, parts: Parts): Promise<boolean> {
  const typed = recoveryCodeTyped(code);
  if (typed === undefined) return false;
  const isTaken = await parts.credentials.takeRecoveryCode(factorId, recoveryHash(accountId, typed, parts));
  if (isTaken) await tell('NoteRecoveryCode', { accountId }, parts);
  return isTaken;
}

/** Something about the factor that the log is to know. */
export const tell = (
  name: 'TurnOnSecondFactor' | 'TurnOffSecondFactor' | 'NoteRecoveryCode',
  payload: { readonly accountId: string; readonly factorId?: string },
  { pipeline }: Pick<Parts, 'pipeline'>,
): Promise<Outcome> => pipeline.execute({ name, payload, commandId: newUuid(), caller: { system: 'sign-in' } });

const firstStepMs = 10 * 60_000;
type StepParts = Pick<Parts, 'cache' | 'signIns' | 'clock'>;

/** It is over with what it was done by: once the account is signed out everywhere, or its password is another one. */
async function firstStep(accountId: string, parts: Pick<Parts, 'cache'>): Promise<string> {
  const { signedOutAt, credentialId } = await accountOf(accountId, parts);
  return `first-step:${accountId}:${signedOutAt}:${credentialId}`;
}

const accountOf = async (accountId: string, { cache }: Pick<Parts, 'cache'>): Promise<AccountData> =>
  (await cache.load(account, accountId)).data;

interface FirstStep {
  readonly accountId: string;
  /** How it was done; the entry that follows counts as one by it. */
  readonly way: SignInWay;
}

/** This browser proved whose account it is, and nothing more is open to it than the second step. */
export const rememberFirstStep = async ({ accountId, way }: FirstStep, { browser }: Origin, parts: StepParts) =>
  parts.signIns.putStepUp({
    linkId: await firstStep(accountId, parts),
    browser,
    level: way,
    expiresAt: parts.clock().getTime() + firstStepMs,
  });

export const forgetFirstStep = async (
  { accountId, way }: FirstStep,
  { browser }: Origin,
  parts: Pick<StepParts, 'cache' | 'signIns'>,
) => parts.signIns.putStepUp({ linkId: await firstStep(accountId, parts), browser, level: way, expiresAt: 0 });

/** How this browser did the first step; undefined where it did none, or too long ago. */
export async function wayOfFirstStep(
  accountId: string,
  { browser }: Origin,
  parts: StepParts,
): Promise<SignInWay | undefined> {
  const linkId = await firstStep(accountId, parts);
  return SignInWay.safeParse((await parts.signIns.stepUps(linkId, browser, parts.clock().getTime())).at(-1)).data;
}
