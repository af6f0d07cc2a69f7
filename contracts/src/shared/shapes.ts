import { z } from 'zod';
import { manyLines, oneLine } from './human-text.ts';
import type { FieldError } from './problem.ts';
import {
  asDigits,
  asEmail,
  isEmail,
  normaliseCallable,
  normaliseCompanyPhone,
  normalisePhone,
} from './typed-values.ts';

/** Identifier of anything of ours: a lower-case UUID. */
export const Id = z.uuid().refine((id) => id === id.toLowerCase(), { error: 'common.format' });

/** ISO 8601 instant in UTC, as `2026-11-21T05:30:00.000Z`. */
export const Instant = z.iso.datetime({ precision: 3 });

/** A calendar day in Asia/Shanghai, as `2026-11-21`. */
export const Day = z.iso.date();

/** A month, as `2021-09`; resume ranges are kept by month. */
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'common.format' });

/** A year, or a month of it where people know it. */
export const YearOrMonth = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, { error: 'common.format' });

export const Line = oneLine.min(1, { error: 'common.required' }).max(200, { error: 'common.too_long' });
/** Free text of at most 2,000 characters (spec, section 5). */
export const Text = manyLines.max(2000, { error: 'common.too_long' });
export const Reason = manyLines.min(1, { error: 'common.reason_required' }).max(500, { error: 'common.too_long' });
export const TagName = oneLine.min(1, { error: 'common.required' }).max(20, { error: 'common.too_long' });

/** What mail programs turn into a link by themselves. */
const linked =
  /:\/\/|@|\bwww\.|[\p{L}\p{N}-]{2}\.(?:com|cn|net|org|edu|gov|io|me|dev|top|xyz|cc|co|vip|site|info|app|shop|online|club|link|live|work|icu|tk|ru|example)\b/iu;

/** Whether a name would become a link in a letter that begins with it. */
export const holdsAddress = (name: string): boolean => linked.test(name.normalize('NFKC'));

/**
 * Name of a person, of at most 40 characters. Letters begin with it, so it must hold no address: whoever gives themselves a name and
 * an e-mail of somebody else would send that person a link in our name.
 */
export const PersonName = oneLine
  .min(1, { error: 'common.required' })
  .max(40, { error: 'common.too_long' })
  .refine((name) => !holdsAddress(name), { error: 'common.name_address' });

/** E-mail of at most 100 characters (spec, section 5), as `asEmail` writes it. */
export const Email = z
  .string()
  .overwrite(asEmail)
  .max(100, { error: 'common.too_long' })
  .refine(isEmail, { error: 'common.email_format' });

const phoneBy = (normalise: (typed: string) => string | undefined, message: FieldError['code']) =>
  z
    .string()
    .max(100, { error: message })
    .transform((typed, context) => {
      const phone = normalise(typed);
      if (phone === undefined) {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
      return phone;
    });

/**
 * Phone by region (spec, section 5), normalised to E.164. Accepts what people type and paste: what groups digits, full-width digits,
 * 86, +86 or 0086 before a mainland number, 00 before an international one.
 */
export const Phone = phoneBy(normalisePhone, 'common.phone_format');

/** Phone of somebody who is only called, such as an emergency contact: a landline with its area code, too. */
export const CallablePhone = phoneBy(normaliseCallable, 'common.callable_format');

/** Phone of a company: a landline or a mobile number as E.164, or the ten digits of a service number. */
export const CompanyPhone = phoneBy(normaliseCompanyPhone, 'common.company_phone_format');

/** 8 to 24 characters with three of four kinds (spec, section 5). */
export const Password = z
  .string()
  .min(8, { error: 'account.password_format' })
  .max(24, { error: 'account.password_format' })
  .refine((p) => [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(p)).length >= 3, {
    error: 'account.password_format',
  });

export const SmsCode = z
  .string()
  .overwrite(asDigits)
  .regex(/^\d{6}$/, { error: 'common.format' });

/** The product's number range (spec, section 9): as much below zero as above. */
export const mostAmount = 10_000_000;
export const Amount = z.number().min(-mostAmount).max(mostAmount);

export const Language = z.enum(['zh-CN', 'en-US', 'zh-HK']);
export type Language = z.infer<typeof Language>;

/** Reference to an uploaded file; the bytes live in the file store under their hash. */
export const FileRef = z.strictObject({
  fileId: z.string().regex(/^[0-9a-f]{64}$/),
  name: Line,
  size: z.int().nonnegative(),
  type: Line,
});
export type FileRef = z.infer<typeof FileRef>;
