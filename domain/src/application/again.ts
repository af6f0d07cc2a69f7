import { againFrom } from '../position/index.ts';
import type { ApplicationContext } from './about.ts';

/**
 * From when on the person may deliver here again, by the setting in force as the application ends: the day that they are told holds,
 * whatever the setting is later. What never counted keeps nobody waiting.
 */
export const againAfter = (
  { now, settings }: Pick<ApplicationContext, 'now' | 'settings'>,
  bucket: 'ENDED' | 'INVALID' = 'ENDED',
): { readonly againOn?: string } => (bucket === 'ENDED' ? { againOn: againFrom(now, settings) } : {});
