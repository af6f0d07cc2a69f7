import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication } from '../testing/company.ts';
import { aPerson, consentExpired, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, now } from '../testing/story.ts';
import { resumesProjector } from './view.ts';

const person = id(2);
const created = happened('resume', person, 'ResumeCreated', { jobSeekerId: person });

describe('a resume says of its person', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open([resumesProjector]);
    await reading.tell(created, ...aPerson(person, '林晓'));
  });
  afterEach(() => reading.close());
  const row = () => reading.store.get('resume', person);

  it('how they are reached, also by a phone or a mail of before', async () => {
    expect(await row()).toMatchObject({ contacts: ['+8613800006021', 'lin@mail.example'] });
    const changed = { jobSeekerId: person, field: 'phone', before: '+8613800006021', after: '+8613800006022' } as const;
    const by = { by: 'SELF' as const, agreedBy: [], everywhere: false };
    await reading.tell(happened('jobSeeker', person, 'ContactChanged', { ...changed, ...by }));
    expect(await row()).toMatchObject({ contacts: ['+8613800006021', 'lin@mail.example', '+8613800006022'] });
  });

  it('for which positions they applied or were entered', async () => {
    await reading.tell(anApplication({ applicationId: id(3), jobSeekerId: person, positionId: id(4) }));
    expect(await row()).toMatchObject({ positionIds: [id(4)] });
    const delivered = { applicationId: id(5), jobSeekerId: person, positionId: id(6) };
    await reading.tell({ stream: `application-${id(5)}`, type: 'RecordDelivered', data: delivered, at: now });
    expect(await row()).toMatchObject({ positionIds: [id(4), id(6)] });
  });

  it('whether their consent lives', async () => {
    expect(await row()).toMatchObject({ isOpen: true });
    await reading.tell(consentExpired(person));
    expect(await row()).toMatchObject({ isOpen: false });
    await reading.tell(...aPerson(person, '林晓'), consentWithdrawn(person));
    expect(await row()).toMatchObject({ isOpen: false });
  });
});
