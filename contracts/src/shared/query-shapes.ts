import { z } from 'zod';
import { oneLine } from './human-text.ts';
import { FileRef, Id } from './shapes.ts';

/**
 * Names of commands the viewer may send about this row now, also those that begin something new on it: what the domain offers them,
 * cut to their grants.
 */
export const AllowedActions = z.array(z.string());

/** How far the row's own stream was when it was read. Sent with a command about it (`If-Match`), which is refused where it moved on. */
export const Revision = z.int();

/** Query parameters arrive as text; a list may be given once or repeated. */
export const many = <T extends z.ZodType>(item: T) =>
  z
    .preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(item).max(50))
    .default([]);
export const flag = z
  .preprocess((value) => value === true || value === 'true' || value === '1', z.boolean())
  .default(false);
export const Paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
};
export const Search = oneLine.max(100).default('');

/** A person as the viewer may see them: masked or replaced where consent or role does not allow more (DOMAIN.md section 6). */
export const PersonSeen = z.object({
  jobSeekerId: Id,
  number: z.string(),
  name: z.string(),
  consent: z.enum(['AUTHORIZED', 'EXPIRED', 'UNAUTHORIZED']),
  /** Masked unless the viewer asked to reveal it; null when hidden. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export const AccountRef = z.object({ accountId: z.string(), name: z.string() });
export const PositionRef = z.object({ positionId: z.string(), title: z.string(), titleEn: z.string() });
export const FileSeen = FileRef.partial({ type: true });

/** A state as a sentence needs it: what, since when, until when, who it waits for. */
export const Standing = z.object({
  state: z.string(),
  since: z.string(),
  until: z.string().nullable(),
  waitsFor: z.enum(['SEEKER', 'HR', 'SCREENER', 'INTERVIEWER', 'APPROVER', 'SAP', 'NOBODY']),
});
