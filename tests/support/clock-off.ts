/** What starts a server whose clock is so many minutes off: what it takes for coming is over when the next one starts. */
export const clockOff = (minutes: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${new URL('./other-clock.mjs', import.meta.url).href}`,
  CLOCK_MINUTES: String(minutes),
});
