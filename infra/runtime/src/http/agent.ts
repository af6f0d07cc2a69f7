/** In the order in which they hide in each other's names. */
const browsers = [
  ['MicroMessenger/', 'WeChat'],
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['HarmonyOS', 'HarmonyOS'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** What kind of browser says so of itself, in two words; whoever lies is taken at their word. Nothing of it is kept but these words. */
export function agentIn(header: string): string {
  const of = (names: readonly (readonly [sign: string, name: string])[]) =>
    names.find(([sign]) => header.includes(sign))?.[1];
  return [of(browsers), of(systems)].filter((word) => word !== undefined).join(' · ');
}
