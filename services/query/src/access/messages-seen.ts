import type { QueryContext } from '../bus/query-context.ts';
import type { On } from '../views/view.ts';
import { seesAllApplications } from './people-seen.ts';
import { listScope } from './scope.ts';

type Groups = readonly (readonly On<'positionId' | 'tasks' | 'applicationId' | 'jobSeekerId'>[])[];

/**
 * Which messages to a person the reader may see: those about applications of positions within scope. One that names no application is
 * for who sees all the person's applications, because it may be about any.
 */
export async function messageScope(jobSeekerId: string, context: QueryContext): Promise<Groups> {
  const scope = await listScope(['VIEW_NOTIFICATION'], context);
  if (scope.length === 0 || !(await seesAllApplications(jobSeekerId, 'VIEW_NOTIFICATION', context))) return scope;
  return [...scope, [{ field: 'applicationId', in: [''] }]];
}
