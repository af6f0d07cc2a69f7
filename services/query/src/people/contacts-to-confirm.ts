import { ContactField } from '@talentlog/contracts';
import { isAskedAbout, openProposal } from '@talentlog/domain/fold';
import { maskEmail, maskPhone } from '../access/masks.ts';
import type { QueryContext, QueryResult } from '../bus/query-context.ts';
import type { PersonStored } from './view.ts';

type ToConfirm = QueryResult<'applicationDetail'>['contactsToConfirm'];

const masked = (field: ContactField, contact: string | null): string | null => {
  if (contact === null) return null;
  return field === 'phone' ? maskPhone(contact) : maskEmail(contact);
};

/** What of a person's contact waits for the yes of who asks or of other owners, and by whom it was written or proposed. */
export async function contactsToConfirm(
  { data }: PersonStored,
  { views, caller, now }: QueryContext,
): Promise<ToConfirm> {
  const me = caller.account?.accountId ?? '';
  const asked = ContactField.options.flatMap((field) => {
    const isYours = isAskedAbout(data, field, me, now);
    const proposal = openProposal(data, field, now);
    if (!isYours && proposal === undefined) return [];
    const by = proposal === undefined ? (data.contacts[field].agreedBy?.[0] ?? '') : proposal.proposedBy;
    const contact = masked(field, proposal === undefined ? data[field] : proposal.after);
    const at = proposal?.at ?? data.contactMovedAt ?? now;
    return [{ field, proposed: proposal !== undefined, isYours, contact, by, at }];
  });
  const names = await views.accounts.getMany(asked.map(({ by }) => by));
  return asked.map(({ by, ...rest }) => ({ ...rest, by: { accountId: by, name: names.get(by)?.data.name ?? '' } }));
}
