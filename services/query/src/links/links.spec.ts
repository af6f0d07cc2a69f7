import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@talentlog/runtime';
import { aPosition, colleagues } from '../testing/company.ts';
import { agreedOffer, draftedOffer, sentOffer, submittedOffer } from '../testing/offer-story.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id } from '../testing/story.ts';

const about = { applicationId: id(11), jobSeekerId: id(21), positionId: id(1) };
const linkId = 'a'.repeat(64);
const holder = (...satisfied: ('tail' | 'code')[]): Caller => ({
  link: { linkId, purpose: 'offer', subjectAggregate: 'offer', subjectId: id(41), jobSeekerId: id(21), satisfied },
});

describe('a link', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...aPerson(id(21), '林晓'),
      draftedOffer(id(41), about),
      submittedOffer(id(41), about),
      agreedOffer(id(41), about),
      sentOffer(id(41), about),
      happened('link', linkId, 'LinkIssued', {
        linkId,
        seed: 'seed',
        purpose: 'offer',
        subjectAggregate: 'offer',
        subjectId: id(41),
        jobSeekerId: id(21),
        expiresAt: '2026-11-09T16:00:00.000Z',
        stepUp: 'code',
      }),
    );
  });
  afterEach(() => reading.close());

  it('says before anything was proved what it is about, and nothing of the person', async () => {
    const { data } = await reading.ask('linkOpened', {}, holder());
    expect(data).toEqual({
      purpose: 'offer',
      state: 'VALID',
      stepUp: 'code',
      satisfied: false,
      expiresAt: '2026-11-09T16:00:00.000Z',
      position: { positionId: id(1), title: '芯片工程师', titleEn: 'Chip engineer' },
      triesLeft: 0,
      maskedPhone: '138 **** 6021',
      maskedEmail: null,
    });
    expect((await reading.ask('linkOpened', {}, holder('code'))).data?.satisfied).toBe(true);
  });

  it.each(['WITHDRAWN', 'RECORD_ENDED'] as const)(
    'of an offer that was taken back (%s) while links outlived it is over to whoever proved nothing, and says to its person what became of it',
    async (cause) => {
      await reading.tell(
        happened('offer', id(41), 'OfferWithdrawn', { ...about, offerId: id(41), cause, reason: null }),
      );
      expect(await reading.ask('linkOpened', {}, holder())).toEqual({ refused: 'link.expired' });
      expect((await reading.ask('linkOpened', {}, holder('code'))).data?.satisfied).toBe(true);
      expect((await reading.ask('offerPage', {}, holder('code'))).data).toMatchObject({
        ...{ status: 'INVALID', invalidReason: cause, attachment: null, paper: null },
      });
    },
  );

  it('that nobody issued is over', async () => {
    expect(await reading.ask('linkOpened', {}, {})).toEqual({ refused: 'link.expired' });
  });

  it('opens its own page and no other, whatever id is asked for', async () => {
    expect(await reading.ask('offerPage', {}, holder())).toEqual({ refused: 'link.step_up_required' });
    const { data } = await reading.ask('offerPage', { id: id(42) }, holder('code'));
    expect(data).toMatchObject({ offerId: id(41), name: '林晓', pay: { monthly: 30_000 } });
    expect(data?.allowedActions).toEqual(expect.arrayContaining(['AcceptOffer', 'RefuseOffer']));
    expect((await reading.ask('interviewPage', {}, holder('code'))).refused).toBe('link.expired');
  });
});
