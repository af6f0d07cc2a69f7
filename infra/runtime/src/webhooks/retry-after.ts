/** Nobody is left alone for longer because they asked. */
const longestMs = 24 * 3_600_000;

/** What a `Retry-After` asks for, seconds or a date, in milliseconds from now; undefined where it says nothing that can be read. */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  const said = header?.trim() ?? '';
  const isDate = /^[A-Za-z]{3,9}, .* GMT$/.test(said);
  const ms = /^\d{1,9}$/.test(said) ? Number(said) * 1_000 : isDate ? Date.parse(said) - now.getTime() : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs);
}
