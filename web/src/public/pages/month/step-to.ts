/** Where an arrow, Home or End leads from one of so many things in so many columns; undefined where it leads nowhere. */
export function stepTo(key: string, from: number, columns: number, count: number): number | undefined {
  if (from < 0) return undefined;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}
