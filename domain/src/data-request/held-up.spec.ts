import { describe, expect, it } from '@jest/globals';
import { aClaim, jobSeekerId } from '../job-seeker/fixtures.ts';
import { story, tell, testActor, testId, testSystem } from '../shared/testing.ts';
import { dataRequest } from './data-request.ts';
import { dataRequestHistories, dataRequestId } from './fixtures.ts';
import { heldUp, isStopped, letGo, needRequest } from './held-up.ts';

const claim = { claim: 'data-request', key: `${jobSeekerId}:DELETION` };
const request = (state: keyof typeof dataRequestHistories) =>
  tell(story(dataRequest, dataRequestId, dataRequestHistories[state]));

describe('the request that an erasure answers', () => {
  it('is loaded where the system answers one, with the claim on its kind', () => {
    const needs = (actor: typeof testSystem, requestId: string | null) =>
      needRequest({ id: jobSeekerId, payload: { requestId }, actor });
    const { open, ...loaded } = needs(testSystem, dataRequestId) as { open?: unknown };
    expect(loaded).toEqual({ request: { aggregate: 'dataRequest', id: dataRequestId } });
    expect(JSON.stringify(open)).toContain('DELETION');
    expect(needs(testSystem, null)).toEqual({});
    expect(needs(testActor, dataRequestId)).toEqual({});
  });

  it.each([
    ['FULFILLED', false],
    ['IN_PROGRESS', true],
    ['REJECTED', true],
  ] as const)('stops it when it is %s: %s', (state, expected) =>
    expect(isStopped({ request: request(state) })).toBe(expected),
  );

  it('is in hand again where it cannot be answered, as the one of its kind unless there is another', () => {
    const types = (open: ReturnType<typeof aClaim>) =>
      heldUp({ request: request('FULFILLED'), open: tell(open) }, 'OFFER_ACCEPTED').map(({ type }) => type);
    expect(types(aClaim())).toEqual(['DataRequestHeldUp', 'ClaimTaken']);
    expect(types(aClaim(testId(99)))).toEqual(['DataRequestHeldUp']);
    expect(heldUp({}, 'OFFER_ACCEPTED')).toEqual([]);
    expect(heldUp({ request: request('IN_PROGRESS'), open: tell(aClaim()) }, 'OFFER_ACCEPTED')).toEqual([]);
  });
});

it('only the holder of a kind lets it go', () => {
  const release = (holder?: string) => letGo({ open: tell(aClaim(holder)) }, claim, dataRequestId);
  expect(release(dataRequestId)).toEqual([{ type: 'ClaimReleased', data: { ownerId: dataRequestId }, on: claim }]);
  expect([release(testId(99)), release()]).toEqual([[], []]);
});
