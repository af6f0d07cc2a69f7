import { type CompanyProfile, profileOf, type Stage } from '@talentlog/contracts';
import type { Settings } from '../settings.ts';
import { builtInDictionaries } from './built-in.ts';

/** What the company calls stages, where it is not what it began with. */
function renamedStages({ dictionaries }: Settings): CompanyProfile['stages'] {
  const began = new Map(builtInDictionaries.stage.map((entry) => [entry.code, entry]));
  const renamed = dictionaries.stage.filter(
    ({ code, zh, en }) => began.get(code)?.zh !== zh || began.get(code)?.en !== en,
  );
  return Object.fromEntries(renamed.map(({ code, zh, en }) => [code as Stage, { 'zh-CN': zh, 'en-US': en }]));
}

/** What the settings in force tell everybody of the company. */
export const profileInForce = (settings: Settings): CompanyProfile => profileOf(settings, renamedStages(settings));
