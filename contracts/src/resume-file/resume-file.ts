import { z } from 'zod';
import { oneLine } from '../shared/human-text.ts';
import { asLines } from '../shared/plain-text.ts';

/** Text read from a file is cut rather than refused: a long line must not keep a file from being read. */
const cut = (max: number) => z.string().transform((text) => asLines(text.slice(0, max)));

/** Far more than a resume takes of one value: what a file says stays whole, and the person shortens it. */
const longestRead = 20_000;
/** A value as read: text, a number, or null for "until now". */
export const ProposedValue = z.union([cut(longestRead), z.number(), z.null()]);
export type ProposedValue = z.infer<typeof ProposedValue>;

/** One value found in a file, with the line it was read from; never applied unless the person accepts it. */
export const FieldProposal = z.strictObject({
  /** As `basic.name` or `education[0].school`. */
  path: oneLine.max(100),
  value: ProposedValue,
  line: cut(500),
  lineNumber: z.int().min(0),
  confidence: z.number().min(0).max(1),
});
export type FieldProposal = z.infer<typeof FieldProposal>;

/** One line of the text of a file. */
export const FileLine = cut(300);
/** As much of a file's text is kept as anybody reads. */
export const keptLines = 400;
/** As many values of a file are kept. */
export const keptProposals = 400;

/** Why a file was turned away. */
export const FileRejection = z.enum([
  'file.security_failed',
  'file.unsupported',
  'file.too_large',
  'file.empty',
  'file.unreadable',
]);
export type FileRejection = z.infer<typeof FileRejection>;

/** Why the reader left a file alone: nothing is wrong with it. */
export const LeftUnread = z.enum(['file.read_later']);
export type LeftUnread = z.infer<typeof LeftUnread>;
