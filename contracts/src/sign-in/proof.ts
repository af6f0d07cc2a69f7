import { z } from 'zod';
import { SmsCode } from '../shared/shapes.ts';

/** Why no code leaves. */
export const codeRefusals = [
  'sms.too_often',
  'sms.number_unsupported',
  'sms.number_mistyped',
  'sms.no_provider',
  'sms.not_sent',
  'mail.no_server',
] as const;

/** What a code was asked for: a code for one is none for another. `ACCESS`: to give accounts, roles or data to others. */
export const ProvedChange = z.enum(['PHONE', 'EMAIL', 'PASSWORD', 'ACCESS']);
export type ProvedChange = z.infer<typeof ProvedChange>;

/**
 * How who is signed in shows that it is them, before what leads to the account changes: the present password, or a code to the phone or
 * the e-mail that they proved before. A sign-in alone may be a stolen cookie.
 */
export const proof = {
  current: z.string().max(128).default(''),
  phoneCode: SmsCode.optional(),
  emailCode: SmsCode.optional(),
};
/** Why it was not shown. */
export const proofRefusals = [
  'account.proof_required',
  'login.failed',
  'login.locked',
  'sms.code_wrong',
  'sms.code_expired',
] as const;
