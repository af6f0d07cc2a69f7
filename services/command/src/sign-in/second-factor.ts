import { SignInWay } from '@talentlog/contracts';
import { newUuid } from '@talentlog/runtime';
import type { Outcome } from '../pipeline/command.ts';
import { type Refused, refused } from '../pipeline/refused.ts';
import type { Origin, SignInParts } from './decision.ts';
import { clearPasswordTries, takePasswordTry } from './password-lock.ts';
import { recoveryCodeTyped, stepOfCode } from './totp.ts';

type Parts = Pick<SignInParts, 'pipeline' | 'signIns' | 'credentials' | 'secrets' | 'seal' | 'settings' | 'clock'>;
type Answer = { readonly ok: true } | Refused;

const wrong = () => refused('second_factor.wrong', { errors: [{ path: 'code', code: 'second_factor.wrong' }] });

/** What a recovery code is kept as: whoever reads the file cannot use it. */
export const recoveryHash = (accountId: string, code: string, { secrets }: Pick<Parts, 'secrets'>): string =>
  secrets.blindIndex('recovery-code', `${accountId} ${code}`);

interface Typed {
  readonly accountId: string;
  readonly code: string;
}

/** Whether the code is one of the account's app, now, or of its recovery codes; each works once. */
export const proveFactor = (typed: Typed, origin: Origin, parts: Parts): Promise<Answer> =>
  counted(typed, origin, parts, async () => (await isOfApp(typed, parts)) || isRecovery(typed, parts));

/** Whether the code is one of the app that is being set up. */
export const proveNewFactor = (typed: Typed, origin: Origin, parts: Parts): Promise<Answer> =>
  counted(typed, origin, parts, () => isOfApp(typed, parts));

/** Tries are counted and wait as those of a password do. */
async function counted(
  { accountId }: Typed,
  origin: Origin,
  parts: Parts,
  isRight: () => Promise<boolean>,
): Promise<Answer> {
  const tries = { accountId, key: parts.secrets.blindIndex('second-factor', accountId) };
  const attempt = await takePasswordTry(tries, origin, parts);
  if (!attempt.ok) return refused('login.locked', { params: { seconds: attempt.retryAfterSeconds } });
  if (!(await isRight())) return wrong();
  await clearPasswordTries(tries, origin, parts);
  return { ok: true };
}

/** A code of the app, of a step that no code was taken of before: who looked over a shoulder comes too late. */
async function isOfApp({ accountId, code }: Typed, { credentials, seal, clock }: Parts): Promise<boolean> {
  const factor = await credentials.findFactor(accountId);
  if (factor === undefined) return false;
  const typed = code.normalize('NFKC').replace(/\s/g, '');
  const step = stepOfCode(seal.open(factor.sealed, accountId), typed, clock().getTime());
  return step !== undefined && credentials.takeFactorStep(accountId, step);
}

async function isRecovery({ accountId, code }: Typed, parts: Parts): Promise<boolean> {
  const typed = recoveryCodeTyped(code);
  if (typed === undefined) return false;
  const isTaken = await parts.credentials.takeRecoveryCode(accountId, recoveryHash(accountId, typed, parts));
  if (isTaken) await tell('NoteRecoveryCode', accountId, parts);
  return isTaken;
}

/** Something about the factor that the log is to know. */
export const tell = (
  name: 'TurnOnSecondFactor' | 'TurnOffSecondFactor' | 'NoteRecoveryCode',
  accountId: string,
  { pipeline }: Pick<Parts, 'pipeline'>,
): Promise<Outcome> =>
  pipeline.execute({ name, payload: { accountId }, commandId: newUuid(), caller: { system: 'sign-in' } });

const firstStepMs = 10 * 60_000;
const firstStep = (accountId: string): string => `first-step:${accountId}`;

interface FirstStep {
  readonly accountId: string;
  /** How it was done; the entry that follows counts as one by it. */
  readonly way: SignInWay;
}

/** This browser proved whose account it is, and nothing more is open to it than the second step. */
export const rememberFirstStep = (
  { accountId, way }: FirstStep,
  { browser }: Origin,
  { signIns, clock }: Pick<Parts, 'signIns' | 'clock'>,
) =>
  signIns.putStepUp({
    linkId: firstStep(accountId),
    browser,
    level: way,
    expiresAt: clock().getTime() + firstStepMs,
  });

export const forgetFirstStep = (
  { accountId, way }: FirstStep,
  { browser }: Origin,
  { signIns }: Pick<Parts, 'signIns'>,
) => signIns.putStepUp({ linkId: firstStep(accountId), browser, level: way, expiresAt: 0 });

/** How this browser did the first step; undefined where it did none, or too long ago. */
export const wayOfFirstStep = async (
  accountId: string,
  { browser }: Origin,
  { signIns, clock }: Pick<Parts, 'signIns' | 'clock'>,
): Promise<SignInWay | undefined> =>
  SignInWay.safeParse((await signIns.stepUps(firstStep(accountId), browser, clock().getTime())).at(-1)).data;
