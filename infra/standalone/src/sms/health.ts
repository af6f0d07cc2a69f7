import { absentPart, type PartStatus } from '../health/judged.ts';
import type { Storage } from '../storage.ts';

/** What keeps SMS from leaving: that nobody is configured, or that as many left as may; undefined where they leave. */
export async function smsHealth({ sms, smsParts }: Pick<Storage, 'sms' | 'smsParts'>): Promise<PartStatus | undefined> {
  if (sms.absent !== undefined) return absentPart(sms.absent);
  const until = await smsParts.ledger?.spentUntil(Date.now());
  if (until === undefined) return undefined;
  const detail = `as many SMS as may leave in an hour have left (SMS_PER_HOUR): the next waits until ${new Date(until).toISOString()}`;
  return { ready: false, degraded: true, detail, cause: 'spent' };
}
