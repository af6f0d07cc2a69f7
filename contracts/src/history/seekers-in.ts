/** The job seekers whom the data of an event names, wherever in it. Without any it is about the company or its staff. */
export function seekersIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(seekersIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { readonly jobSeekerId?: unknown }).jobSeekerId;
  return [...(typeof own === 'string' && own !== '' ? [own] : []), ...Object.values(value).flatMap(seekersIn)];
}
