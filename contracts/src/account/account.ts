import { z } from 'zod';
import { oneLine } from '../shared/human-text.ts';
import { Role } from '../shared/role.ts';
import { Id } from '../shared/shapes.ts';
import { normalisePhone } from '../shared/typed-values.ts';

/** Roles an administrator grants. Guests have none, and a job seeker is one by having a resume. */
export const GrantedRole = Role.exclude(['G', 'JS']);
export type GrantedRole = z.infer<typeof GrantedRole>;

/** What staff type to sign in besides phone and e-mail; kept in lower case. */
export const LoginName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, { error: 'common.format' });

/**
 * One that is given. It has a letter and is read as no phone, or it would lead to whoever holds that number: `13912345678`, `m13912345678`.
 * Some of old accounts have none.
 */
export const NewLoginName = LoginName.refine((name) => /[a-z]/.test(name) && normalisePhone(name) === undefined, {
  error: 'account.login_format',
});

/** A list as its reader narrowed and sorted it, under a name; `search` is the part of its address that says how. */
export const SavedView = z.strictObject({
  viewId: Id,
  name: oneLine.min(1, { error: 'common.required' }).max(30, { error: 'common.too_long' }),
  search: oneLine.max(2000, { error: 'common.too_long' }),
});
export type SavedView = z.infer<typeof SavedView>;

/** The columns of one list in their order, as its reader chose them; none chosen are the usual ones. */
export const ChosenColumns = z.strictObject({
  list: z.enum(['applications']),
  columns: z.array(oneLine.min(1).max(40)).max(40, { error: 'common.too_long' }),
});
/** As they are chosen now: names of the program, no words of anybody, for they are not sealed. */
export const NamedColumns = ChosenColumns.extend({
  columns: z
    .array(z.string().regex(/^[a-z][a-z\d]{0,39}$/i, { error: 'common.format' }))
    .max(40, { error: 'common.too_long' }),
});
export type ChosenColumns = z.infer<typeof ChosenColumns>;

/** Kinds of open work that a colleague leaves behind. */
export const HeldKind = z.enum(['POSITION', 'SCREENING', 'INTERVIEW', 'EVALUATION', 'APPROVAL']);
export type HeldKind = z.infer<typeof HeldKind>;

/**
 * How somebody signed in: what they proved first, or that they stayed in while what leads to their account changed. `BREAK_GLASS`: by
 * password, where everybody else comes by the company's account.
 */
export const SignInWay = z.enum(['PASSWORD', 'SMS', 'LINK', 'OIDC', 'BREAK_GLASS', 'RENEWED']);
export type SignInWay = z.infer<typeof SignInWay>;

/** As many as still fit beside each other. */
export const mostSavedViews = 30;
