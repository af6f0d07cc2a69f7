/** @jest-environment ./web/testing/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { colleague, FakeServer } from '../../../../../testing/fake-server.ts';
import { renderStaff } from '../../../../../testing/render.tsx';
import { startingForm } from '../../../../../testing/samples/evaluation-form.ts';
import { evaluation, interview } from '../../../../../testing/samples/interviews.ts';
import { id } from '../../../../../testing/samples/people.ts';
import { Evaluations } from '../drawer/Evaluations.tsx';

beforeEach(() => localStorage.clear());

/** The sheet an interviewer owes while the interview runs. */
const open = (changes: Parameters<typeof evaluation>[0] = {}, server = new FakeServer(), life = 'IN_INTERVIEW') =>
  renderStaff(<Evaluations interview={interview({ life, evaluations: [evaluation(changes)] })} />, {
    server: server.signIn(colleague('IV')),
  });
const marks = ['PROFESSIONAL', 'COMMUNICATION', 'LEARNING', 'TEAMWORK', 'POSITION_FIT'];
const mark = (dimension: string, value: string) =>
  within(screen.getByRole('group', { name: dimension })).getByRole<HTMLInputElement>('radio', { name: value });
const submit = (user: { click: (at: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Submit evaluation' }));

describe('what an interviewer writes', () => {
  it('is begun for somebody else with the focus in the first score, and sent by Ctrl+Enter from the words', async () => {
    const { user, server } = await open({ allowedActions: ['EvaluateOnBehalf'] }, undefined, 'FINISHED');
    await user.click(screen.getByRole('button', { name: 'Evaluate on behalf' }));
    expect(document.activeElement).toBe(mark('Professional skill', '1'));
    await user.keyboard('43521');
    await user.type(screen.getByLabelText('Comments'), 'told by phone{Control>}{Enter}{/Control}');
    expect(server.payloads('EvaluateOnBehalf')).toMatchObject([{ text: 'told by phone' }]);
  });
  it('is scored by keys from one dimension to the next', async () => {
    const { user, server } = await open();
    mark('Professional skill', '1').focus();
    await user.keyboard('43521');
    await user.click(screen.getByRole('radio', { name: 'Pass' }));
    await user.type(screen.getByLabelText('Comments'), 'good 5');
    await submit(user);
    expect(server.payloads('SubmitEvaluation')).toEqual([
      {
        evaluationId: id(72),
        formVersion: 0,
        scores: marks.map((dimension, index) => ({ dimension, score: [4, 3, 5, 2, 1][index] })),
        result: 'PASS',
        recommendedPositionId: null,
        text: 'good 5',
      },
    ]);
  });
  it('is scored by keys at once, wherever the focus is, and only in the words where one types', async () => {
    const { user } = await open();
    await user.keyboard('43');
    expect([mark('Professional skill', '4').checked, mark('Communication', '3').checked]).toEqual([true, true]);
    await user.type(screen.getByLabelText('Comments'), '55');
    expect(mark('Learning', '5').checked).toBe(false);
  });
  it('keeps every score when one digit too many is typed, and goes on to the result', async () => {
    const { user } = await open();
    mark('Professional skill', '1').focus();
    await user.keyboard('435215');
    expect([mark('Fit for the position', '1').checked, mark('Fit for the position', '5').checked]).toEqual([
      true,
      false,
    ]);
    const results = within(screen.getByRole('group', { name: 'Result' })).getAllByRole('radio');
    expect(document.activeElement).toBe(results[0]);
    expect(results.filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
  });
  it('goes from a corrected score to the next that is missing, over those that are there', async () => {
    const { user } = await open();
    await user.keyboard('43');
    mark('Professional skill', '4').focus();
    await user.keyboard('52');
    expect([mark('Professional skill', '5').checked, mark('Communication', '3').checked]).toEqual([true, true]);
    expect(mark('Learning', '2').checked).toBe(true);
  });
  it('leaves out what may be left out once a later one has its score', async () => {
    const of = (code: string, required: boolean) => ({ code, zh: code, en: code, required, most: 5 });
    const dimensions = [of('Depth', true), of('Notes', false), of('Values', true)];
    const { user } = await renderStaff(
      <Evaluations
        interview={interview({
          life: 'IN_INTERVIEW',
          evaluations: [evaluation()],
          evaluationForm: { version: 1, dimensions },
        })}
      />,
      { server: new FakeServer().signIn(colleague('IV')) },
    );
    await user.keyboard('4');
    mark('Values', '1').focus();
    await user.keyboard('35');
    const given = screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);
    expect(given).toEqual(['4', '3']);
  });
  it('gives one score by a key that is held, and none by a key of the browser', async () => {
    const { user } = await open();
    const first = mark('Professional skill', '1');
    first.focus();
    await user.keyboard('{Control>}2{/Control}');
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    for (const repeat of [false, true, true])
      fireEvent.keyDown(document.activeElement ?? first, { key: '4', code: 'Digit4', repeat });
    expect([mark('Professional skill', '4').checked, mark('Communication', '4').checked]).toEqual([true, false]);
  });
  it('takes no other key for a score', async () => {
    const { user } = await open();
    mark('Professional skill', '1').focus();
    await user.keyboard('07x');
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  });
  it('says beside each dimension and the result what is missing, and loses nothing', async () => {
    const server = new FakeServer().refuse('SubmitEvaluation', {
      status: 400,
      code: 'common.invalid',
      errors: [
        { path: 'scores.LEARNING', code: 'common.required' },
        { path: 'result', code: 'common.format' },
      ],
    });
    const { user } = await open({}, server);
    await user.type(screen.getByLabelText('Comments'), 'good');
    await submit(user);
    const learning = screen.getByRole('group', { name: 'Learning' });
    expect((await within(learning).findByRole('alert')).textContent).toBe('This field is required.');
    expect(within(screen.getByRole('group', { name: 'Result' })).getByRole('alert').textContent).toBe(
      'This field is required.',
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comments').value).toBe('good');
  });
  it('is there again after a reload, until it was taken', async () => {
    const first = await open();
    await first.user.type(screen.getByLabelText('Comments'), 'half a sen');
    first.unmount();
    const second = await open();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comments').value).toBe('half a sen');
    await second.user.click(screen.getByRole('radio', { name: 'Pass' }));
    await submit(second.user);
    await waitFor(() => expect(second.store.getState().toasts).toMatchObject([{ text: 'Evaluation saved' }]));
    second.unmount();
    await open();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comments').value).toBe('');
  });
  it('asks what the stage asks, up to its highest score, and keeps what was given when that changes', async () => {
    const depth = { code: 'DEPTH', zh: '深度', en: 'Depth', required: true, most: 10 };
    const note = { ...depth, code: 'NOTE', en: 'Notes', required: false, most: 2 };
    const server = new FakeServer().signIn(colleague('IV'));
    const forms = [
      { version: 1, dimensions: [depth, note] },
      { version: 2, dimensions: [{ ...depth, code: 'VALUES', en: 'Values' }, depth] },
    ] as const;
    function Revised() {
      const [asked, ask] = useState<(typeof forms)[number]>(forms[0]);
      const evaluationForm = { version: asked.version, dimensions: [...asked.dimensions] };
      return (
        <>
          <Evaluations interview={interview({ life: 'IN_INTERVIEW', evaluations: [evaluation()], evaluationForm })} />
          <button type="button" onClick={() => ask(forms[1])}>
            revise
          </button>
        </>
      );
    }
    const { user } = await renderStaff(<Revised />, { server });
    await user.keyboard('0');
    expect(mark('Depth', '10').checked).toBe(true);
    await user.keyboard('3');
    expect(screen.getAllByRole<HTMLInputElement>('radio', { checked: true })).toHaveLength(1);
    expect(within(screen.getByRole('group', { name: /^Notes/ })).getByText('optional')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'revise' }));
    expect(screen.getByText(/^The evaluation form was changed just now/)).toBeTruthy();
    expect(mark('Depth', '10').checked).toBe(true);
    await user.click(mark('Values', '7'));
    await user.click(screen.getByRole('radio', { name: 'Pass' }));
    await submit(user);
    expect(server.payloads('SubmitEvaluation')).toMatchObject([
      {
        formVersion: 2,
        scores: [
          { dimension: 'VALUES', score: 7 },
          { dimension: 'DEPTH', score: 10 },
        ],
      },
    ]);
  });
  it('is opened on demand where it is not owed now, for another by name, and closed again', async () => {
    const { user } = await open({ allowedActions: ['EvaluateOnBehalf'] }, new FakeServer(), 'FINISHED');
    expect(screen.queryByLabelText('Comments')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Evaluate on behalf' }));
    expect(screen.getByText('Written for Zhao Lei. The record names both Zhao Lei and you.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Comments')).toBeNull();
  });
  it('is read by those who may, and said to be there to the others', async () => {
    const scores = [{ dimension: 'LEARNING', score: 4 }];
    const seen = await open({
      state: 'EVALUATED',
      result: 'EXCELLENT_PASS',
      scores,
      form: startingForm,
      text: 'quick',
      allowedActions: [],
    });
    expect(screen.getByText('Excellent pass')).toBeTruthy();
    expect(screen.getByText('Learning').nextElementSibling?.textContent).toBe('4 of 5');
    seen.unmount();
    await open({ state: 'EVALUATED', allowedActions: [] });
    expect(screen.getByText('Only its author and HR can read it.')).toBeTruthy();
  });
});
