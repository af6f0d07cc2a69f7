import type { DataRequestRow } from '@talentlog/contracts';
import type { z } from 'zod';

/** A data request as the desk sees it. */
export type RequestRow = z.infer<typeof DataRequestRow>;
