import { describe, expect, it } from '@jest/globals';
import { offeredActions, primaryOf } from './offered.ts';

const row = {
  allowedActions: ['PassStep', 'HoldStep'],
  personActions: ['AddJobSeekerComment'],
  bucket: 'ACTIVE',
  stage: 'RESUME_SCREENING',
  person: { consent: 'AUTHORIZED' },
  offers: [],
} as const;
const seen = (over: object) => ({ ...row, allowedActions: [...row.allowedActions], ...over });
const everything = () => true;

describe('actions of a record', () => {
  it('are those of the views, and the beginnings its stage has', () => {
    const offered = offeredActions(seen({}), everything);
    expect([...offered]).toEqual(['PassStep', 'HoldStep', 'AddJobSeekerComment', 'AssignScreening']);
  });
  it('leave out a beginning the viewer may not make', () => {
    expect(offeredActions(seen({}), () => false).has('AssignScreening')).toBe(false);
  });
  it('begin nothing without consent or on an ended record', () => {
    expect(offeredActions(seen({ person: { consent: 'EXPIRED' } }), everything).has('AssignScreening')).toBe(false);
    expect(offeredActions(seen({ bucket: 'ENDED' }), everything).has('AssignScreening')).toBe(false);
  });
  it('offer a new offer only when no other lives', () => {
    const at = (status: string) => offeredActions(seen({ stage: 'OFFER', offers: [{ status }] }), everything);
    expect(at('INVALID').has('DraftOffer')).toBe(true);
    expect(at('SENT').has('DraftOffer')).toBe(false);
  });
  it('have one that is primary', () => {
    expect(primaryOf(new Set(['HoldStep', 'PassStep', 'AdvanceStage']))).toBe('AdvanceStage');
    expect(primaryOf(new Set(['LockApplication']))).toBeUndefined();
  });
});
