import { describe, expect, it } from '@jest/globals';
import { aPosition } from '../position/fixtures.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { given, type Occasion, type Told } from '../shared/testing.ts';
import { decidedApplication } from './deciders.ts';
import { applicationId, created, delivered, endedAs, otherPositionId, person, target } from './fixtures.ts';

const payload = { applicationId };
const reason = '业务调整';
/** Half past eleven in the evening of the last of August, in Shanghai. */
const now = '2026-08-31T15:30:00.000Z';
const end = (
  command: string,
  more: object,
  history: readonly Told[],
  occasion: Occasion = {},
  position = aPosition(),
) =>
  given(decidedApplication, applicationId, history)
    .related({ jobSeeker: person(), position, present: aPosition() })
    .when(command, { ...payload, ...more }, { now, ...occasion });
const itself = { actor: testSeeker };

/** DOMAIN.md sections 2 and 6: the setting in force as it ends decides; the day is counted in Shanghai. */
describe('the day from which somebody may deliver again', () => {
  it.each([
    [6, '2027-02-28'],
    [12, '2027-08-31'],
    [0, '2026-08-31'],
  ])('is kept as the application ends, here and at its person: after %s months %s', (deliverAgainMonths, againOn) => {
    const { own, others, after } = end('EliminateApplication', { reason }, [created()], {
      settings: { deliverAgainMonths },
    });
    expect(own).toMatchObject([{ type: 'RecordEnded', data: { againOn } }]);
    expect(others).toMatchObject([{ type: 'ApplicationClosed', data: { againOn } }]);
    expect(after).toMatchObject({ data: { againOn } });
  });

  it('is kept by leaving after screening began, and by a move to another position', () => {
    const againOn = '2027-02-28';
    const left = end('WithdrawApplication', {}, [created()], itself);
    expect([left.own, left.others]).toMatchObject([[{ data: { againOn } }], [{ data: { againOn } }]]);
    const moved = end('TransferApplication', { positionId: otherPositionId, reason }, [created()], {}, target());
    expect(moved.own).toMatchObject([{ type: 'RecordTransferred', data: { againOn } }]);
    expect(moved.others.find(({ type }) => type === 'ApplicationClosed')).toMatchObject({ data: { againOn } });
  });

  it('is none for what never counted, and none once it goes on', () => {
    const left = end('WithdrawApplication', {}, [delivered], itself);
    const fake = end('InvalidateApplication', { cause: 'FAKE', reason }, [created()]);
    for (const { own, others, after } of [left, fake]) {
      for (const { data } of [...own, ...others]) expect(data).not.toHaveProperty('againOn');
      expect(after).toMatchObject({ data: { againOn: null } });
    }
    const kept = { ...endedAs('NOT_PASSED'), data: { ...endedAs('NOT_PASSED').data, againOn: '2027-02-28' } };
    expect(end('ReopenApplication', { reason }, [created(), kept]).after).toMatchObject({ data: { againOn: null } });
  });
});
