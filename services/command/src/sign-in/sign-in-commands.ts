import { signInCommands } from '@talentlog/contracts';
import type { Caller } from '@talentlog/runtime';
import { admit } from '../pipeline/authorise.ts';
import { checkShape } from '../pipeline/shape.ts';
import { beginCompanySignIn } from './begin-company-sign-in.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { changeEmailByCode } from './change-email-by-code.ts';
import { changePhoneByCode } from './change-phone-by-code.ts';
import { confirmCompanyAccount } from './confirm-company-account.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import type { Origin, SignInCommandName, SignInDecision, SignInOutcome, SignInParts } from './decision.ts';
import { endSecondFactor } from './end-second-factor.ts';
import { endFormerSignIn } from './end-sign-in.ts';
import { proveOwner } from './prove-self.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestSmsCode } from './request-sms-code.ts';
import { resetPassword } from './reset-password.ts';
import { sendLinkCode } from './send-link-code.ts';
import { sendNewEmailCode } from './send-new-email-code.ts';
import { sendNewPhoneCode } from './send-new-phone-code.ts';
import { sendProofCode } from './send-proof-code.ts';
import { sendStepUpCode } from './send-step-up-code.ts';
import { setPassword } from './set-password.ts';
import { setPasswordByLink } from './set-password-by-link.ts';
import { signInWithCompanyAccount } from './sign-in-with-company-account.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { signInWithSecondFactor } from './sign-in-with-second-factor.ts';
import { signInWithSms } from './sign-in-with-sms.ts';
import { signOut } from './sign-out.ts';
import { switchIdentity } from './switch-identity.ts';
import { verifyLinkCode } from './verify-link-code.ts';
import { verifyLinkTail } from './verify-link-tail.ts';
import { verifyStepUpCode } from './verify-step-up-code.ts';

/** Each command about signing in, and the file that decides it. */
const decisions: { readonly [N in SignInCommandName]: SignInDecision<N> } = {
  RequestSmsCode: requestSmsCode,
  SignInWithSms: signInWithSms,
  SignInWithPassword: signInWithPassword,
  BeginCompanySignIn: beginCompanySignIn,
  SignInWithCompanyAccount: signInWithCompanyAccount,
  ConfirmCompanyAccount: confirmCompanyAccount,
  SignInWithSecondFactor: signInWithSecondFactor,
  BeginSecondFactor: beginSecondFactor,
  ConfirmSecondFactor: confirmSecondFactor,
  EndSecondFactor: endSecondFactor,
  SignOut: signOut,
  SwitchIdentity: switchIdentity,
  SetPassword: setPassword,
  SendProofCode: sendProofCode,
  ProveSelf: proveOwner,
  SendNewPhoneCode: sendNewPhoneCode,
  SendNewEmailCode: sendNewEmailCode,
  ChangePhoneByCode: changePhoneByCode,
  ChangeEmailByCode: changeEmailByCode,
  RequestPasswordReset: requestPasswordReset,
  ResetPassword: resetPassword,
  SetPasswordByLink: setPasswordByLink,
  VerifyLinkTail: verifyLinkTail,
  SendLinkCode: sendLinkCode,
  VerifyLinkCode: verifyLinkCode,
  SendStepUpCode: sendStepUpCode,
  VerifyStepUpCode: verifyStepUpCode,
};

/** Commands that are answered beside the pipeline, because codes, passwords and sign-ins are no events (ADR 0004). */
export interface SignInCommands {
  execute(name: SignInCommandName, payload: unknown, caller: Caller, origin: Origin): Promise<SignInOutcome>;
}

export function createSignInCommands(parts: SignInParts): SignInCommands {
  return {
    async execute(name, payload, caller, origin) {
      const contract = signInCommands[name];
      const admitted = admit(contract, caller);
      if ('ok' in admitted) return admitted;
      const shape = checkShape<unknown>(contract.payload, payload);
      if (!shape.ok) return shape;
      // The payload was checked by the contract of this very name.
      const decide = decisions[name] as SignInDecision<SignInCommandName>;
      const outcome = await decide(shape.value as never, { ...caller, origin }, parts);
      if (outcome.ok && outcome.signIn && caller.account)
        await endFormerSignIn({ former: caller.account, signInId: outcome.signIn.id, origin }, parts);
      return outcome;
    },
  };
}
