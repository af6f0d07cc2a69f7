import { companyId, type SetupStep, setupSteps } from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import { type Answer, accountOf, type QueryContext } from '../bus/query-context.ts';

/** How far the company is set up: nothing is kept of it but what was put aside, so that it cannot say otherwise than what is there. */
export async function setupState(context: QueryContext): Promise<Answer<'setupState'>> {
  const { views, settings } = context;
  const [row, mine, positions, colleagues, house] = await Promise.all([
    views.settings.get(companyId),
    views.accounts.get(accountOf(context).accountId),
    views.positions.count({ where: [{ field: 'state', in: ['OPEN'] }] }),
    views.accounts.count({ where: [{ field: 'isColleague', in: ['yes'] }] }),
    context.house(),
  ]);
  const done: Readonly<Record<SetupStep, boolean>> = {
    company: settings.companyName !== defaultSettings.companyName,
    account: mine?.data.credentialId != null && !mine.notes.isPasswordGiven,
    address: house.address,
    mail: house.mail,
    sms: house.sms,
    sap: house.sap,
    scanner: house.scanner,
    position: positions > 0,
    colleague: colleagues > 1,
  };
  const steps = setupSteps.map((name) => {
    const inInbox = house.inInbox.includes(name);
    return { name, done: done[name] && !inInbox, skipped: settings.setupSkipped.includes(name), inInbox };
  });
  return { data: { revision: row?.revision ?? -1, origin: house.origin, steps } };
}
