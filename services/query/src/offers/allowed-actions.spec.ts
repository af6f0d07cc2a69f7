import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import type { ReadSide } from '../testing/read-side.ts';
import { id, seeker, type Told } from '../testing/story.ts';
import { first, readTwoApplicants } from '../testing/two-applicants.ts';
import { type Offered, offeredBy } from '../testing/viewers.ts';

const offerId = id(31);
const drafted = draftedOffer(offerId, first);
const submitted = submittedOffer(offerId, first);
const agreed = agreedOffer(offerId, first);
const sent = sentOffer(offerId, first);
const manages = (...actions: string[]): Offered => ({ HR: actions, AD: actions });

/** By hand from DOMAIN.md: tables 9 to 11 for the state, section 7 for the role. Approval is cancelled by who asked for it. */
const table: readonly (readonly [string, readonly Told[], Offered])[] = [
  ['a draft', [drafted], manages('EditOffer', 'SubmitOfferForApproval', 'WithdrawOffer')],
  [
    'one in approval',
    [drafted, submitted],
    {
      HR: ['CancelApproval', 'WithdrawOffer'],
      AD: ['HandOverApproval', 'WithdrawOffer'],
      OA: ['AgreeOffer', 'DisagreeOffer', 'ForwardOffer'],
    },
  ],
  ['an approved one', [drafted, submitted, agreed], manages('EditOffer', 'SendOffer', 'WithdrawOffer')],
  ['a sent one', [drafted, submitted, agreed, sent], manages('ResendOfferLink', 'WithdrawOffer')],
];

describe('what an offer lets people do', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await readTwoApplicants();
  });
  afterEach(() => reading.close());

  it.each(table)('%s, by role', async (_what, story, expected) => {
    await reading.tell(...story);
    const seen = offeredBy(
      reading,
      'offerDetail',
      { offerId },
      (data: { allowedActions: string[] }) => data.allowedActions,
    );
    expect(await seen).toEqual(expected);
  });

  it('a sent one is the person’s to answer until its link is over', async () => {
    await reading.tell(drafted, submitted, agreed, sent);
    const own = async (at?: string) =>
      (await reading.ask('offerPage', { id: offerId }, seeker(id(91), id(21)), at)).data?.allowedActions;
    expect(await own()).toEqual(['AcceptOffer', 'RefuseOffer']);
    expect(await own('2026-11-09T16:00:00.000Z')).toEqual([]);
  });
});
