import { type DataCopy, type EventContract, events } from '@talentlog/contracts';
import type { OpenedEvent } from '@talentlog/runtime';
import { aggregateOf } from '../views/folded-view.ts';
import { innerStreams, isBookkeeping, type Owner, plainFields, type Withholding, withheldWhy } from './copy-rules.ts';

type Part = DataCopy['parts'][number];
type Told = Pick<DataCopy, 'parts' | 'withheld'>;
const contracts: Readonly<Record<string, EventContract>> = events;

/** What of these events is the person's to know, stream by stream, and what is not and why. */
export function toldOf(all: readonly OpenedEvent[], owner: Owner): Told {
  const parts = new Map<string, Part>();
  const withheld = new Map<string, Told['withheld'][number]>();
  const keepBack = (what: string, why: Withholding) => withheld.set(`${what} ${why}`, { what, why });
  const drafts = draftsIn(all);
  for (const event of all) {
    const { stream, type, at, data } = event;
    const aggregate = aggregateOf(stream);
    if (data.jobSeekerId !== owner.jobSeekerId && data.personId !== owner.jobSeekerId) continue;
    if (isBookkeeping(type)) {
      // The event is nobody's news; that words of it are left out is.
      factsOf(event, owner, (reason) => keepBack(aggregate, reason));
      continue;
    }
    const why = drafts.has(event) ? 'DRAFT' : innerStreams[aggregate];
    if (why !== undefined) {
      keepBack(aggregate, why);
      continue;
    }
    const positionId = typeof data.positionId === 'string' ? data.positionId : '';
    const position = positionId === '' ? null : { positionId, title: '', titleEn: '' };
    const part = parts.get(stream) ?? { aggregate, position, events: [] };
    const facts = factsOf(event, owner, (reason) => keepBack(aggregate, reason));
    parts.set(stream, { ...part, events: [...part.events, { type, at, facts }] });
  }
  return { parts: [...parts.values()], withheld: [...withheld.values()] };
}

const writesTerms: ReadonlySet<string> = new Set(['OfferDrafted', 'OfferEdited', 'OfferRevised']);

/** What of offers was never made known: all of one that nobody sent, and of one that was sent the terms before those that left. */
function draftsIn(all: readonly OpenedEvent[]): ReadonlySet<OpenedEvent> {
  const offers = all.filter(({ stream }) => aggregateOf(stream) === 'offer');
  const terms = new Map<string, OpenedEvent>();
  const sent = new Map<string, OpenedEvent | undefined>();
  for (const event of offers) {
    if (writesTerms.has(event.type)) terms.set(event.stream, event);
    if (event.type === 'OfferSent') sent.set(event.stream, terms.get(event.stream));
  }
  return new Set(
    offers.filter(
      (event) => !sent.has(event.stream) || (writesTerms.has(event.type) && sent.get(event.stream) !== event),
    ),
  );
}

function factsOf(event: OpenedEvent, owner: Owner, keepBack: (why: Withholding) => void): Record<string, unknown> {
  const personal = contracts[event.type]?.personal ?? [];
  const told = Object.entries(event.data).filter(([field, value]) => {
    if (value === null || value === undefined || value === '') return false;
    if (!personal.includes(field)) return plainFields.has(field);
    const why = withheldWhy(field, event, owner);
    if (why !== undefined) keepBack(why);
    return why === undefined;
  });
  return Object.fromEntries(told);
}
