import { expect, it } from '@jest/globals';
import { given, happened, type Told, testSystem } from '../shared/testing.ts';
import { decidedJobSeeker } from './deciders.ts';
import { jobSeekerCreated, jobSeekerId } from './fixtures.ts';

const [phone, email] = ['+8613800138000', 'w@example.com'];
const proved = happened('ContactProved', { jobSeekerId, field: 'phone' });

/** By hand: what was answered counts once, and only what is there to be answered. */
it.each<[string, readonly Told[], 'phone' | 'email', readonly object[]]>([
  ['a phone', [jobSeekerCreated({ phone, email })], 'phone', [{ jobSeekerId, field: 'phone' }]],
  ['a phone that counts already', [jobSeekerCreated({ phone, email }), proved], 'phone', []],
  ['an e-mail beside it', [jobSeekerCreated({ phone, email }), proved], 'email', [{ jobSeekerId, field: 'email' }]],
  ['an e-mail that is not known', [jobSeekerCreated({ phone, email: null })], 'email', []],
])('an answer by %s', (_what, history, field, noted) => {
  const { own, decision } = given(decidedJobSeeker, jobSeekerId, history).when(
    'NoteContactProved',
    { jobSeekerId, field },
    { actor: testSystem },
  );
  expect(own.map(({ type, data }) => [type, data])).toEqual(noted.map((data) => ['ContactProved', data]));
  if (noted.length === 0) expect(decision).toEqual({ facts: [] });
});
