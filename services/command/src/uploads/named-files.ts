import type { NamedUpload } from '@talentlog/runtime';

/** All files a payload refers to, however deep, with what it calls them. */
export function filesNamedIn(value: unknown): NamedUpload[] {
  if (Array.isArray(value)) return value.flatMap(filesNamedIn);
  if (typeof value !== 'object' || value === null) return [];
  const { fileId, type }: { fileId?: unknown; type?: unknown } = value;
  const own = typeof fileId === 'string' ? [{ fileId, ...(typeof type === 'string' ? { type } : {}) }] : [];
  return [...own, ...Object.values(value).flatMap(filesNamedIn)];
}
