import { z } from 'zod';
import { manyLines, oneLine } from './human-text.ts';

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

/** E-mail of at most 100 characters (spec, section 5), kept in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, { error: 'common.too_long' })
  .pipe(z.email({ error: 'common.email_format' }));

/**
 * Phone by region (spec, section 5), normalised to E.164. Accepts what people type: spaces, dashes, full-width digits,
 * +86 or 0086 before a mainland number, 00 before an international one.
 */
export const Phone = z
  .string()
  .max(40, { error: 'common.phone_format' })
  .transform((typed, context) => {
    const phone = normalisePhone(typed);
    if (phone === undefined) {
      context.addIssue({ code: 'custom', message: 'common.phone_format' });
      return z.NEVER;
    }
    return phone;
  });

/** Regional patterns of the spec, tried on the digits after the region's prefix. */
const regions: readonly { prefix: string; pattern: RegExp }[] = [
  { prefix: '86', pattern: /^1\d{10}$/ },
  { prefix: '852', pattern: /^[4-9]\d{7}$/ },
  { prefix: '853', pattern: /^[68]\d{7}$/ },
  { prefix: '886', pattern: /^0?9\d{8}$/ },
];

/** E.164 of a typed phone number, or undefined where it fits no region. */
export function normalisePhone(typed: string): string | undefined {
  const digits = typed
    .normalize('NFKC')
    .replace(/[\s\-().]/g, '')
    .replace(/^\+/, '00');
  if (!/^\d{7,25}$/.test(digits)) return undefined;
  if (!digits.startsWith('00')) return /^1\d{10}$/.test(digits) ? `+86${digits}` : undefined;
  const rest = digits.slice(2);
  for (const { prefix, pattern } of regions) {
    if (!rest.startsWith(prefix)) continue;
    const local = rest.slice(prefix.length);
    return pattern.test(local) ? `+${prefix}${local.replace(/^0/, '')}` : undefined;
  }
  return /^[1-9]\d{6,22}$/.test(rest) ? `+${rest}` : undefined;
}

/** 8 to 24 characters with three of four kinds (spec, section 5). */
export const Password = z
  .string()
  .min(8, { error: 'account.password_format' })
  .max(24, { error: 'account.password_format' })
  .refine((p) => [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(p)).length >= 3, {
    error: 'account.password_format',
  });

export const SmsCode = z.string().regex(/^\d{6}$/, { error: 'common.format' });

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
