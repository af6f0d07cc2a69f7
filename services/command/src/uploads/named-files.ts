import type { NamedUpload, UploadPurpose } from '@talentlog/runtime';

/** What the files of these commands are used for; those of others by the property that names them. */
const byCommand: Readonly<Record<string, UploadPurpose>> = {
  UploadResumeFile: 'resume',
  UploadResumeFileOnBehalf: 'import',
};
const byProperty: Readonly<Record<string, UploadPurpose>> = { logo: 'logo', badgePhoto: 'avatar' };

/** All files a command refers to, however deep, with what it calls them and what it uses them for. */
export function filesNamedIn(
  value: unknown,
  command = '',
  purpose: UploadPurpose = byCommand[command] ?? 'attachment',
): NamedUpload[] {
  if (Array.isArray(value)) return value.flatMap((one) => filesNamedIn(one, command, purpose));
  if (typeof value !== 'object' || value === null) return [];
  const { fileId, type }: { fileId?: unknown; type?: unknown } = value;
  const named = typeof type === 'string' ? { type } : {};
  const own = typeof fileId === 'string' ? [{ fileId, purpose, ...named }] : [];
  const within = Object.entries(value).flatMap(([key, one]) => filesNamedIn(one, command, byProperty[key] ?? purpose));
  return [...own, ...within];
}
