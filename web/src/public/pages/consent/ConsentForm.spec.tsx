/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { policyRead } from '../../../../testing/samples/policies.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { ConsentForm } from './ConsentForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const agreed: unknown[] = [];
const server = (version: string) => new FakeServer().answer('policy', { ...policyRead, version });
async function open(at: string, version = '3', policy = server(version)) {
  const shown = await renderPublic(
    <ConsentForm
      consent={{ guardianNeed: 'YES' }}
      agree="Agree"
      onAgree={async (wish, sent) => {
        agreed.push(wish);
        if (wish.policyVersion === 'old') throw new ApiProblem({ status: 422, code: 'privacy.consent_required' });
        sent();
      }}
    />,
    { server: policy, at },
  );
  await screen.findByRole('textbox');
  return shown;
}
const name = () => screen.getByRole<HTMLInputElement>('textbox');
const relation = () => screen.getByRole<HTMLSelectElement>('combobox');
const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((tick) => tick.checked);
const seen = () => [name().value, relation().value, ...ticks()];
const nothing = ['', '', false, false];

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(name(), '王建国');
  await user.selectOptions(relation(), 'FATHER');
  for (const tick of screen.getAllByRole('checkbox')) await user.click(tick);
}

it('keeps who agrees until it was sent, for this page alone; other words are agreed to anew', async () => {
  const first = await open('/consent/a');
  await fill(first);
  first.unmount();
  for (const [at, version, kept] of [
    ['/consent/b', '3', nothing],
    ['/consent/a', '4', ['王建国', 'FATHER', false, false]],
  ] as const) {
    const other = await open(at, version);
    expect(seen()).toEqual(kept);
    other.unmount();
  }
  const { user, unmount } = await open('/consent/a');
  expect(seen()).toEqual(['王建国', 'FATHER', true, true]);
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(agreed).toEqual([{ policyVersion: '3', guardian: { name: '王建国', relation: 'FATHER' } }]);
  unmount();
  await open('/consent/a');
  expect(seen()).toEqual(nothing);
});

it('agrees to the words that it shows; where others are in force, they are shown, and what was typed stays', async () => {
  const changing = server('old');
  const { user } = await open('/consent/c', '', changing);
  await fill({ user } as Awaited<ReturnType<typeof open>>);
  agreed.length = 0;
  changing.answer('policy', { ...policyRead, version: 'new' });
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Version new')).toBeTruthy();
  expect(seen()).toEqual(['王建国', 'FATHER', false, false]);
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  for (const tick of screen.getAllByRole('checkbox')) await user.click(tick);
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  const guardian = { name: '王建国', relation: 'FATHER' };
  expect(agreed).toEqual([
    { policyVersion: 'old', guardian },
    { policyVersion: 'new', guardian },
  ]);
});
