import type { CommandService } from '@talentlog/command';
import { type CompanySettings, companyId } from '@talentlog/contracts';
import { companySettings } from '@talentlog/domain/fold';
import type { Config } from '../config.ts';

/** Which settings the environment says for a company that has not changed any; at night nobody is woken by a message that ends in the dev inbox. */
function firstValues({ SHARED_TALENT_BASE, SMS_QUIET_HOURS, devInbox }: Config): Partial<CompanySettings> {
  return {
    ...(SHARED_TALENT_BASE === 'off' ? { sharedTalentBase: false } : {}),
    ...((SMS_QUIET_HOURS ?? (devInbox ? 'off' : 'on')) === 'off' ? { smsQuietHours: null } : {}),
  };
}

/** Makes the environment's settings the company's, once: from the first change on, the log alone says what holds. */
export async function tellFirstValues(
  config: Config,
  service: CommandService,
  profile: Partial<CompanySettings> = {},
): Promise<void> {
  const values = { ...firstValues(config), ...profile };
  if (Object.keys(values).length === 0) return;
  const { revision } = await service.cache.load(companySettings, companyId);
  if (revision >= 0) return;
  const outcome = await service.client.execute({
    name: 'ChangeSettings',
    payload: { values },
    commandId: companyId,
    actor: 'system:environment',
  });
  if (!outcome.ok) throw new Error(`the settings of the environment were not taken: ${outcome.code}`);
}
