import { z } from 'zod';
import { ResumeFileSeen } from '../resume/queries.ts';
import { query } from '../shared/define.ts';
import { oneLine } from '../shared/human-text.ts';
import {
  AccountRef,
  AllowedActions,
  flag,
  many,
  Paging,
  PersonSeen,
  PositionRef,
  Revision,
  Search,
} from '../shared/query-shapes.ts';
import { Id } from '../shared/shapes.ts';

export const ScreeningRow = z.object({
  itemId: Id,
  taskId: Id,
  applicationId: Id,
  person: PersonSeen,
  position: PositionRef,
  state: z.string(),
  screener: AccountRef,
  creator: AccountRef,
  createdAt: z.string(),
  deadline: z.string(),
  /** Null in lists. */
  opinion: z.string().nullable(),
  /** Which of the company's reasons there was against the person. */
  reasonCode: z.string().nullable(),
  revision: Revision,
  allowedActions: AllowedActions,
});

const OriginalText = z.object({
  name: z.string(),
  size: z.number(),
  type: z.string(),
  lines: z.array(z.string()),
});

export const screeningItemQueries = {
  screeningItems: query({
    params: z.strictObject({ mine: flag, state: many(oneLine.max(20)), text: Search, ...Paging }),
    result: z.object({ rows: z.array(ScreeningRow) }),
    grants: [{ staff: 'SCREEN_RESUME' }, { staff: 'MANAGE_SCREENING' }],
    reads: 'LINES',
    view: 'screening',
  }),
  /** One item with the resume to judge. */
  screeningItem: query({
    params: z.strictObject({ itemId: Id }),
    result: ScreeningRow.extend({
      resume: z.object({ blocks: z.record(z.string(), z.unknown()), files: z.array(ResumeFileSeen) }).nullable(),
      note: z.string(),
      /** What the position asks for, in the words of its advertisement. */
      requirements: z.string().optional(),
      /** The text of the newest file that was read, line by line, with contacts hidden; the file itself cannot be masked. */
      original: OriginalText.nullable().optional(),
    }),
    grants: [{ staff: 'SCREEN_RESUME' }, { staff: 'MANAGE_SCREENING' }],
    reads: 'SCREENING',
    view: 'screening',
  }),
};
