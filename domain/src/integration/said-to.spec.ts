import { describe, expect, it } from '@jest/globals';
import { type Topic, topics } from '@talentlog/contracts';
import { testId } from '../shared/testing.ts';
import { integrationEventsOf, toldTypes, typesToldIn } from './integration-events.ts';
import { audienceOf, saidTo, whoseConsent } from './said-to.ts';

const [person, publicUrl] = [testId(2), 'https://jobs.example.com'];
const record = { applicationId: testId(1), jobSeekerId: person, positionId: testId(3) };
const metadata = { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` };
const happened = (type: string, data: object) => {
  const place = { id: testId(70), position: '00000000000000000012', at: '2026-11-23T08:00:00.000Z', metadata };
  const [told] = integrationEventsOf({ ...place, type, data: { ...data } });
  if (told === undefined) throw new Error('nothing told');
  return told;
};
const end = { stage: 'OFFER', outcome: 'NOT_PASSED', bucket: 'ENDED', reasonCode: null };
const ended = happened('RecordEnded', { ...record, ...end, reason: '背调未过' });
const silently = happened('RecordEnded', { ...record, ...end, reason: null });
const erased = happened('JobSeekerErased', { jobSeekerId: person, receipt: {} });
const opened = happened('PositionOpened', { positionId: testId(3) });

interface Row {
  readonly hears: readonly Topic[];
  readonly may: boolean;
  readonly lives: boolean;
  readonly reason: string | undefined;
}
const rows: readonly Row[] = [
  { hears: ['applications'], may: true, lives: true, reason: '背调未过' },
  { hears: ['applications'], may: true, lives: false, reason: undefined },
  { hears: ['applications'], may: false, lives: true, reason: undefined },
];

describe('what somebody may be told', () => {
  it.each(rows)('with personal data $may, consent $lives', ({ hears, may, lives, reason }) => {
    const audience = { topics: hears, personalData: may };
    const said = saidTo(ended, audience, { consentLives: lives, publicUrl });
    expect([said?.event.data.reason, said?.personOf]).toEqual([reason, reason === undefined ? null : person]);
    expect(said?.event.data).toMatchObject({ candidateId: person, outcome: 'NOT_PASSED' });
    expect(whoseConsent(ended, audience)).toBe(may ? person : null);
  });

  it('is nothing of another topic, and nobody is asked for their consent to it', () => {
    const audience = { topics: ['offers'] as const, personalData: true };
    expect(saidTo(ended, audience, { consentLives: true, publicUrl })).toBeUndefined();
    expect(whoseConsent(ended, audience)).toBeNull();
  });

  it('depends on no consent where nothing is personal, and is noted as no reading', () => {
    const audience = { topics, personalData: true };
    expect([whoseConsent(opened, audience), whoseConsent(erased, audience)]).toEqual([null, null]);
    expect(saidTo(erased, audience, { consentLives: false, publicUrl })).toMatchObject({ personOf: null });
  });

  it('asks for no consent where the personal fields are empty', () => {
    const audience = { topics: ['applications'] as const, personalData: true };
    expect(whoseConsent(silently, audience)).toBeNull();
    expect(saidTo(silently, audience, { consentLives: true, publicUrl })).toMatchObject({ personOf: null });
  });

  it('holds nothing of how we trace our own work', () => {
    const said = saidTo(ended, { topics, personalData: true }, { consentLives: true, publicUrl });
    expect(JSON.stringify(said)).not.toContain('ab'.repeat(16));
  });

  it.each([
    [true, true, ['hires', 'candidates']],
    [false, true, ['hires', 'candidates']],
    [false, false, ['hires']],
  ])('with personal data %s now and %s ever, candidates are heard of', (personalData, hadPersonalData, heard) =>
    expect(audienceOf({ topics: ['hires'], personalData, hadPersonalData })).toEqual({ topics: heard, personalData }),
  );
});

describe('the types that tell something of topics', () => {
  it('are all of all, and of one those alone that tell of it', () => {
    expect([...typesToldIn(topics)].sort()).toEqual([...toldTypes].sort());
    expect(typesToldIn(['candidates'])).toEqual([
      ...['ConsentGranted', 'ConsentExpired', 'ConsentWithdrawn', 'ConsentDeclined', 'JobSeekerErased'],
    ]);
    for (const topic of ['applications', 'hires'] as const) expect(typesToldIn([topic])).toContain('OnboardingStarted');
    expect(typesToldIn(['positions'])).not.toContain('OnboardingStarted');
    expect(typesToldIn([])).toEqual([]);
  });
});
