import type { MaskedField } from '@talentlog/contracts';
import { addMinutes, isBefore } from '@talentlog/domain/fold';
import type { QueryContext } from '../bus/query-context.ts';
import { type PersonStored, revealKey } from './view.ts';

/** How long something stays in clear after it was asked for. */
const revealMinutes = 15;

/** Until when the viewer may see it in clear, because they asked for it; undefined where they did not, or too long ago. */
export function revealedUntil(
  person: PersonStored | undefined,
  field: MaskedField,
  { caller: { account }, now }: Pick<QueryContext, 'caller' | 'now'>,
): string | undefined {
  const at = account && person?.notes.reveals[revealKey(account.accountId, field)];
  const until = at && addMinutes(at, revealMinutes);
  return until && isBefore(now, until) ? until : undefined;
}
