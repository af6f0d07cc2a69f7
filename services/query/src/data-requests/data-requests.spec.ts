import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataRequestKind } from '@talentlog/contracts';
import { colleagues } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, seeker, staff, type Told } from '../testing/story.ts';

const person = id(21);
const dueAt = '2026-12-02T15:59:59.999Z';
const copyUntil = '2026-11-09T15:59:59.999Z';
const asked = (dataRequestId: string, kind: DataRequestKind, jobSeekerId = person): Told =>
  happened('dataRequest', dataRequestId, 'DataRequestReceived', {
    ...{ dataRequestId, jobSeekerId, kind, details: '请提供', identityProof: '', enteredBy: '' },
    ...{ firstAlarmAt: dueAt, lastAlarmAt: dueAt, dueAt },
  });
const taken = (dataRequestId: string, kind: DataRequestKind, handledBy = id(905)): Told =>
  happened('dataRequest', dataRequestId, 'DataRequestTaken', { dataRequestId, jobSeekerId: person, kind, handledBy });
const fulfilled = (dataRequestId: string, kind: DataRequestKind): Told =>
  happened('dataRequest', dataRequestId, 'DataRequestFulfilled', {
    ...{ dataRequestId, jobSeekerId: person, kind, answer: '请下载', handledBy: id(905) },
    ...{ copyUntil, link: null },
  });

const desk = staff(id(905), 'AD');
const own = seeker(id(90), person);

describe('data requests', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPerson(person, '林晓'),
      asked(id(1), 'ACCESS_COPY'),
      asked(id(2), 'CORRECTION'),
    );
  });
  afterEach(() => reading.close());
  const listed = async (params: object = {}) => (await reading.ask('dataRequests', params, desk)).data?.rows;

  it('stand on the desk with what can be done, also after the consent was withdrawn', async () => {
    await reading.tell(consentWithdrawn(person));
    const [row] = (await listed({ dataRequestId: id(1) })) ?? [];
    expect(row).toMatchObject({ kind: 'ACCESS_COPY', state: 'RECEIVED', dueAt, details: '请提供', enteredBy: null });
    expect(row?.person.name).toBe('');
    expect(row?.allowedActions).toEqual(['TakeDataRequest']);
    await reading.tell(taken(id(1), 'ACCESS_COPY'));
    expect((await listed({ dataRequestId: id(1) }))?.[0]?.allowedActions).toEqual([
      'FulfilDataRequest',
      'RejectDataRequest',
    ]);
  });

  it('are open until they are answered, and for the desk alone', async () => {
    await reading.tell(taken(id(1), 'ACCESS_COPY'), fulfilled(id(1), 'ACCESS_COPY'));
    expect((await listed({ open: 'true' }))?.map(({ dataRequestId }) => dataRequestId)).toEqual([id(2)]);
    expect(await listed()).toHaveLength(2);
    for (const role of ['HR', 'AU', 'PR'] as const)
      expect((await reading.ask('dataRequests', {}, staff(id(901), role))).refused).toBe('auth.forbidden');
    expect((await reading.ask('dataRequests', {}, own)).refused).toBe('auth.forbidden');
  });

  it('are shown to the person who asked, and to nobody else', async () => {
    const mine = (await reading.ask('myDataRequests', {}, own)).data ?? [];
    expect(mine.map(({ dataRequestId }) => dataRequestId).sort()).toEqual([id(1), id(2)]);
    expect((await reading.ask('myDataRequests', {}, seeker(id(91), id(22)))).data).toEqual([]);
  });

  it('tell from when the data are erased once a deletion was answered, and of nothing else', async () => {
    await reading.tell(asked(id(3), 'DELETION'), taken(id(3), 'DELETION'), fulfilled(id(3), 'DELETION'));
    const mine = (await reading.ask('myDataRequests', {}, own)).data ?? [];
    const [erased, other] = [id(3), id(1)].map((one) => mine.find(({ dataRequestId }) => dataRequestId === one));
    expect(Date.parse(erased?.erasesAt ?? '') - Date.parse(erased?.answeredAt ?? '')).toBe(3_600_000);
    expect(other?.erasesAt).toBeNull();
  });

  it('a copy is the person’s own, after the code, once it is ready and until its day', async () => {
    const fetched = async (caller = own, at?: string, wanted = id(1)) =>
      (await reading.ask('dataCopy', { id: wanted }, caller, at)).refused;
    expect(await fetched()).toBe('common.not_found');
    await reading.tell(taken(id(1), 'ACCESS_COPY'), fulfilled(id(1), 'ACCESS_COPY'));
    expect(await fetched(seeker(id(91), id(22)))).toBe('common.not_found');
    expect(await fetched(seeker(id(90), person, []))).toBe('link.step_up_required');
    expect(await fetched(desk)).not.toBeUndefined();
    expect(await fetched(own, copyUntil)).toBe('dataRequest.copy_over');
    expect(await fetched(own, undefined, id(2))).toBe('common.not_found');
  });

  it('wait in the work of the desk: unclaimed ones, one’s own, and others’ once they are nearly due', async () => {
    await reading.tell(taken(id(1), 'ACCESS_COPY', id(906)));
    const owed = async (at?: string) =>
      ((await reading.ask('myWork', {}, desk, at)).data?.items ?? [])
        .filter(({ kind }) => kind === 'ANSWER_REQUEST')
        .map((item) => item.id)
        .sort();
    expect(await owed()).toEqual([id(2)]);
    expect(await owed('2026-11-22T16:00:00.000Z')).toEqual([id(1), id(2)]);
    const others = (await reading.ask('myWork', {}, staff(id(901), 'HR'))).data?.items ?? [];
    expect(others.filter(({ kind }) => kind === 'ANSWER_REQUEST')).toEqual([]);
  });
});
