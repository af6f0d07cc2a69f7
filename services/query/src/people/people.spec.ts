import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import type { Caller } from '@talentlog/runtime';
import { maskEmail, maskPhone } from '../access/masks.ts';
import { openViews } from '../open-views.ts';
import { anApplication, aPosition, colleagues, hr, otherHr } from '../testing/company.ts';
import { aPerson, consentExpired, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, staff } from '../testing/story.ts';

const person = { jobSeekerId: id(21) };
const revealed = happened('jobSeeker', id(21), 'ContactRevealed', {
  ...person,
  revealedBy: hr,
  field: 'contact',
  reason: '约面试',
});
const quarterLater = '2026-11-02T04:15:00.000Z';

describe('a person', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPerson(id(21), '林晓'));
  });
  afterEach(() => reading.close());
  const contact = (caller = staff(hr, 'HR'), at?: string) => reading.ask('personContact', person, caller, at);

  it('is reachable in clear for a quarter of an hour, by who asked for it', async () => {
    expect(await contact()).toEqual({ refused: 'auth.forbidden' });
    await reading.tell(revealed);
    expect((await contact()).data).toEqual({ phone: '+8613800006021', email: 'lin@mail.example', until: quarterLater });
    expect(await contact(staff(otherHr, 'HR'))).toEqual({ refused: 'auth.forbidden' });
    expect(await contact(staff(hr, 'HR'), quarterLater)).toEqual({ refused: 'auth.forbidden' });
  });

  it('is not for whoever sees the person no more, though they asked a moment ago', async () => {
    const positionId = id(1);
    await reading.tell(
      ...aPosition(positionId),
      anApplication({ applicationId: id(11), ...person, positionId }),
      revealed,
    );
    const lead = staff(hr, 'PR');
    expect((await contact(lead)).data).toBeDefined();
    await reading.tell(
      happened('position', positionId, 'PositionHandedOver', { positionId, fromAccountId: hr, toAccountId: otherHr }),
    );
    expect(await contact(lead)).toEqual({ refused: 'auth.forbidden' });
    // It was somebody else who asked.
    expect(await contact(staff(otherHr, 'HR'))).toEqual({ refused: 'auth.forbidden' });
  });

  it('is, of a person who applied nowhere, for a recruiter also where the talent base is not shared', async () => {
    await reading.tell(revealed);
    const apart = { ...defaultSettings, sharedTalentBase: false };
    const ask = (caller: Caller) => reading.ask('personContact', person, caller, undefined, apart);
    expect((await ask(staff(hr, 'HR'))).data).toBeDefined();
    expect(await ask(staff(hr, 'PR'))).toEqual({ refused: 'auth.forbidden' });
  });

  it('is not once the consent is over', async () => {
    await reading.tell(revealed, consentExpired(id(21)));
    expect(await contact()).toEqual({ refused: 'privacy.unauthorized' });
  });

  it('is found by name while the consent lives, then by number alone', async () => {
    const found = async (search: string) => (await openViews(reading.store).people.list({ search, limit: 5 })).total;
    expect([await found('林'), await found('0021')]).toEqual([1, 1]);
    await reading.tell(consentExpired(id(21)));
    // The name is masked: typing it would confirm it.
    expect([await found('林'), await found('0021')]).toEqual([0, 1]);
    await reading.tell(
      happened('privacyAuthorization', id(21), 'ConsentGranted', {
        ...person,
        policyVersion: '2025-01-23',
        expiresAt: '2027-05-01T00:00:00.000Z',
      }),
    );
    expect(await found('林')).toBe(1);
    await reading.tell(consentWithdrawn(id(21)));
    expect([await found('林'), await found('0021')]).toEqual([0, 1]);
  });

  it('keeps who asked for the contact and every comment, in their order', async () => {
    const comment = { ...person, private: false, mentions: [], authorId: hr };
    await reading.tell(
      revealed,
      happened('jobSeeker', id(21), 'JobSeekerCommented', { ...comment, commentId: id(1), text: '一' }),
      happened('jobSeeker', id(21), 'JobSeekerCommented', { ...comment, commentId: id(2), text: '二' }),
    );
    const views = openViews(reading.store);
    const row = await views.people.get(id(21));
    expect(row?.notes.reveals).toEqual({ [hr]: '2026-11-02T04:00:00.000Z' });
    const { rows: comments } = await views.personComments.list({ sort: [{ field: 'position' }], limit: 10 });
    expect(comments.map(({ jobSeekerId, text }) => [jobSeekerId, text])).toEqual([
      [id(21), '一'],
      [id(21), '二'],
    ]);
  });

  it('counts as expired from the end date on, even before its event', async () => {
    await reading.tell(revealed);
    const { data } = await contact();
    expect(data).toBeDefined();
    await reading.tell(
      happened(
        'jobSeeker',
        id(21),
        'ContactRevealed',
        { ...person, revealedBy: hr, field: 'contact', reason: '约面试' },
        '2027-05-01T00:00:00.000Z',
      ),
    );
    expect(await contact(staff(hr, 'HR'), '2027-05-01T00:00:00.000Z')).toEqual({ refused: 'privacy.unauthorized' });
  });
});

describe('contact fields', () => {
  it.each([
    ['+8613800006021', '138 **** 6021'],
    ['021555', '****'],
  ])('a phone %s is shown as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown));
  it.each([
    ['lin@mail.example', 'l***@mail.example'],
    ['broken', 'b***@'],
  ])('an address %s is shown as %s', (address, shown) => expect(maskEmail(address)).toBe(shown));
});
