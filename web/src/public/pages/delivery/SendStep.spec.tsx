/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeServer, jobSeeker } from '../../../../testing/fake-server.ts';
import { idOf, jobDetail, resumeSeen } from '../../../../testing/public-answers.ts';
import { renderPublic } from '../../../../testing/render.tsx';
import { SendStep } from './SendStep.tsx';
import type { StepProps } from './step.ts';

const props: StepProps = {
  job: jobDetail().job,
  readiness: {
    availability: { status: 'APPLICABLE', used: 1, limit: 3 },
    resumeState: 'CONFIRMED',
    missing: [],
    editing: [],
    consent: 'AUTHORIZED',
    policyVersion: '1',
    guardianNeed: 'NO' as const,
    recommendingPaused: false,
    standing: null,
  },
  resume: resumeSeen(),
  reload: async () => undefined,
  onNext: () => undefined,
  onBack: jest.fn(),
};

async function open(more: Partial<StepProps['readiness']> = {}) {
  const server = new FakeServer().signIn(jobSeeker());
  const delivered = jest.fn();
  server.does('DeliverApplication', () => void delivered());
  const shown = await renderPublic(<SendStep {...props} readiness={{ ...props.readiness, ...more }} />, {
    server,
    at: '/delivery',
  });
  const apply = () => screen.getByRole('button', { name: 'Apply' });
  const code = () => screen.getByLabelText<HTMLInputElement>(/^Recommendation code/);
  return { ...shown, server, delivered, apply, code };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the last step of applying', () => {
  it('says what happens and how many applications are used', async () => {
    await open();
    expect(screen.getByText(/You apply to 测试部 as “Test developer” \(¥25K–40K\/mo · 16 months\)/)).toBeTruthy();
    expect(screen.getByText('1 of 3 applications used.')).toBeTruthy();
  });
  it('delivers once for two presses and leads to my deliveries', async () => {
    const { user, server, apply, address } = await open();
    await user.dblClick(apply());
    await waitFor(() => expect(address()).toBe('/personal/delivery_records?sent=1'));
    expect(server.payloads('DeliverApplication')).toEqual([
      { positionId: idOf(1), advertisementId: idOf(2), recommendationCode: null },
    ]);
  });
  it('sends the code of who recommended, and keeps it until it was sent', async () => {
    const first = await open();
    await first.user.type(first.code(), ' ab23cd');
    first.unmount();
    const { user, server, apply, code } = await open();
    expect(code().value).toBe('ab23cd');
    await user.click(apply());
    await waitFor(() =>
      expect(server.payloads('DeliverApplication')).toMatchObject([{ recommendationCode: 'AB23CD' }]),
    );
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
  it('does not deliver twice where the answer was lost and one presses again', async () => {
    const { user, server, apply, address, delivered } = await open();
    server.connection = 'deaf';
    await user.click(apply());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No connection just now/);
    server.connection = 'up';
    await user.click(apply());
    await waitFor(() => expect(address()).toBe('/personal/delivery_records?sent=1'));
    expect(delivered).toHaveBeenCalledTimes(1);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });
  it('asks for no code while recommending is paused, and sends none that was typed before', async () => {
    const first = await open();
    await first.user.type(first.code(), 'ab23cd');
    first.unmount();
    const { user, server, apply } = await open({ recommendingPaused: true });
    expect(screen.getByText(/The company has paused recommending/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Recommendation code/)).toBeNull();
    await user.click(apply());
    await waitFor(() => expect(server.payloads('DeliverApplication')).toMatchObject([{ recommendationCode: null }]));
  });

  it('is another wish with another code', async () => {
    const { user, server, apply, code } = await open();
    server.refuse('DeliverApplication', { status: 422, code: 'delivery.duplicate' });
    await user.type(code(), 'ab23cd');
    await user.click(apply());
    await screen.findByRole('alert');
    await user.clear(code());
    await user.click(apply());
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[0]?.key).not.toBe(server.sent[1]?.key);
  });
  it.each(['AB1', 'AB10CD', 'AB23CDE'])(
    'goes through without a code that cannot be one (%s), as it says',
    async (typed) => {
      const { user, server, apply, address, code } = await open();
      await user.type(code(), typed);
      expect(screen.getByText(/^This does not look like a code/)).toBeTruthy();
      await user.click(apply());
      await waitFor(() => expect(address()).toBe('/personal/delivery_records?sent=1'));
      expect(server.payloads('DeliverApplication')).toMatchObject([{ recommendationCode: null }]);
    },
  );
  it.each([
    ['delivery.duplicate', 'You have already applied for this position.'],
    ['delivery.under_18_agreement', 'This position is for adults.'],
    ['position.unavailable', 'You cannot apply for this position now.'],
  ])('that was refused (%s) says why', async (refusal, words) => {
    const { user, server, apply, address } = await open();
    server.refuse('DeliverApplication', { status: 422, code: refusal });
    await user.click(apply());
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(address()).toBe('/delivery');
  });
});
