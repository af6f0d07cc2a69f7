/** @jest-environment ./web/testing/environment.cjs */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { applicationDetail } from '../../../../../testing/samples/applications.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { AskedAction } from './offered.ts';

// By hand, from what the notifier's policies send for the event of each.
it.each<[AskedAction, RegExp]>([
  ['AdvanceStage', /A mail and an SMS tell the candidate which stage/],
  ['SkipStage', /A mail and an SMS tell the candidate which stage/],
  ['ReturnStage', /A mail and an SMS tell the candidate which stage/],
  ['StartOnboarding', /A mail and an SMS tell the candidate which stage/],
  [
    'EliminateApplication',
    /tell the candidate the result, not the reason\. An interview arranged for it is called off/,
  ],
  ['InvalidateApplication', /tell the candidate, without the reason.* An interview arranged for it is called off/],
  ['TransferApplication', /A mail and an SMS tell the candidate\. An interview arranged for it is called off/],
  ['ReopenApplication', /A mail and an SMS tell the candidate\.$/],
  ['RecordSigning', /A mail and an SMS tell the candidate\.$/],
  ['ConfirmOnboarding', /The candidate gets a welcome mail\.$/],
])('%s says that the candidate hears of it', async (action, words) => {
  const server = new FakeServer().signIn(colleague('HR')).answer('staffMembers', []).answer('positions', { rows: [] });
  const detail = applicationDetail({ nextStages: ['REVIEW'], skipStages: ['OFFER'], returnStages: ['DELIVERED'] });
  await renderStaff(<ActionDialog action={action} detail={detail} onClose={() => undefined} />, { server });
  await screen.findByRole('dialog');
  expect(document.querySelector('.form-note')?.textContent).toMatch(words);
});
