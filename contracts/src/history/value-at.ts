/** The value at a place such as `content.education.0.school`; undefined where nothing stands there. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    const isHolder = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return isHolder ? (value as Readonly<Record<string, unknown>>)[part] : undefined;
  }, data);
}
