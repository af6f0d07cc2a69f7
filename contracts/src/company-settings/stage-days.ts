import { z } from 'zod';
import { stages } from '../application/stage-table.ts';

const days = z.int().min(1).max(90);

/** Within how many days of its arrival at a stage somebody is dealt with there; a stage that is not named has no such day. */
export const StageDays = z
  .strictObject(
    Object.fromEntries(stages.map((stage) => [stage, days])) as Record<(typeof stages)[number], typeof days>,
  )
  .partial();
