/** Ids of all files a payload refers to, however deep. */
export function fileIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fileIdsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'fileId' in value && typeof value.fileId === 'string' ? [value.fileId] : [];
  return [...own, ...Object.values(value).flatMap(fileIdsIn)];
}
