/** The job seekers whom the data of an event names, wherever in it. Without any it is about the company or its staff. */
export function seekersIn(value: unknown): readonly string[] {
  const found: string[] = [];
  collect(value, found);
  return found;
}

/** Into one list, for an auditor's page asks this of thousands of events. */
function collect(value: unknown, found: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const own = Array.isArray(value) ? undefined : (value as { readonly jobSeekerId?: unknown }).jobSeekerId;
  if (typeof own === 'string' && own !== '') found.push(own);
  for (const inner of Object.values(value)) collect(inner, found);
}
