import type { SapRecord } from '@talentlog/contracts';
import { ofApplication, present, type Tellings, tell } from './public-event.ts';

interface OfHire {
  readonly offerId: string;
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
}
const ofHire = (data: OfHire) => ({ ...ofApplication(data), offerId: data.offerId });

/** Of what was collected only who comes, and where to; bank cards, papers and family are for the personnel system alone. */
function prepared(record: SapRecord | null) {
  if (record === null) return {};
  const { department, position, employeeGroup, employeeSubgroup, entryDate } = record.entry;
  const { name, phone, email, birthDate, gender } = record.person;
  return {
    entry: { department, position, employeeGroup, employeeSubgroup, entryDate },
    person: { name, ...present({ phone, email, birthDate, gender }) },
  };
}

/** What other systems hear of new colleagues. */
export const ofHires: Tellings = {
  OnboardingStarted: ({ data }) => {
    const { plannedEntryDate } = data;
    return tell('hire.expected', { ...ofApplication(data), ...present({ plannedEntryDate }) });
  },
  SapPushRequested: ({ data }) => tell('hire.prepared', { ...ofHire(data), kind: data.kind, ...prepared(data.record) }),
  SapPushed: ({ data }) => tell('hire.accepted', ofHire(data)),
  OfferOnBoarded: ({ data }) => tell('hire.onboarded', { ...ofHire(data), entryDate: data.actualEntryDate }),
  CollectionArchived: ({ data }) => tell('hire.cancelled', { ...ofHire(data), cause: data.cause }),
};
