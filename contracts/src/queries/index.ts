import { linkQueries } from './links.ts';
import { publicQueries } from './public.ts';
import { seekerQueries } from './seeker.ts';
import { staffQueries } from './staff.ts';

/** Every question that can be asked over `GET /api/queries/{name}`. */
export const queries = { ...publicQueries, ...seekerQueries, ...linkQueries, ...staffQueries };
export type QueryName = keyof typeof queries;
