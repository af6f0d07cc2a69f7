import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Company, deliver, openCompany } from '../support/company.ts';
import { videoPlace } from '../support/position.ts';
import { type Server, startServer } from '../support/server.ts';

interface Detail {
  readonly evaluationForm: { readonly version: number; readonly dimensions: readonly { readonly code: string }[] };
  readonly evaluations: readonly {
    readonly evaluationId: string;
    readonly form: { readonly version: number; readonly dimensions: readonly object[] } | null;
  }[];
}
interface Changes {
  readonly rows: readonly { readonly form: object | null; readonly by: { readonly name: string } | null }[];
}

const hours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();
const depth = { code: 'DEPTH', zh: '深度', en: 'Depth', required: true, most: 10 };
const stage = 'FIRST_INTERVIEW';

describe('the evaluation form of a stage', () => {
  let server: Server;
  let company: Company;
  let interviewId: string;
  let evaluationId: string;
  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    const { admin } = company;
    const applicationId = await deliver(await company.seeker('王晨'), await company.advertise(admin));
    await admin.does('SkipStage', { applicationId, to: stage, reason: '急招' });
    const { accountId } = await company.hire('asks', 'IV');
    const plan = { ...{ start: hours(0.4), end: hours(1) }, place: videoPlace, interviewerIds: [accountId] };
    interviewId = String((await admin.does('ArrangeInterview', { applicationId, ...plan })).interviewId);
    evaluationId = (await detail()).evaluations[0]?.evaluationId ?? '';
  });
  afterAll(() => server.stop());

  const detail = () => company.admin.asks<Detail>('interviewDetail', { interviewId });
  const revise = (dimensions: readonly object[] | null) => ({ stage, dimensions });
  const sheet = (scores: readonly object[], formVersion?: number) => ({
    ...{ evaluationId, scores, result: 'PASS', text: '' },
    ...(formVersion === undefined ? {} : { formVersion }),
  });

  it.each<[string, readonly object[], string, string]>([
    ['none', [], 'dimensions', 'common.required'],
    ['words too long', [{ ...depth, zh: '深'.repeat(41) }], 'dimensions.0.zh', 'common.too_long'],
    ['words of nothing that is seen', [{ ...depth, en: ' \u200b\u0007 ' }], 'dimensions.0.en', 'common.required'],
    ['a code of markup', [{ ...depth, code: '<B>' }], 'dimensions.0.code', 'common.format'],
    ['a score of nothing', [{ ...depth, most: 1 }], 'dimensions.0.most', 'common.range'],
    [
      'more than anybody fills in',
      Array.from({ length: 21 }, (_, n) => ({ ...depth, code: `D${n}` })),
      'dimensions',
      '',
    ],
  ])('is not one of %s', async (_what, dimensions, path, code) => {
    const { status, body } = await company.admin.post('ReviseEvaluationForm', revise(dimensions));
    expect([status, body.code]).toEqual([400, 'common.invalid']);
    expect(body.errors).toMatchObject([{ path, ...(code === '' ? {} : { code }) }]);
  });

  it('is revised by administrators alone', async () => {
    const { browser } = await company.hire('forms.hr', 'HR');
    const { status, body } = await browser.post('ReviseEvaluationForm', revise([depth]));
    expect([status, body.code]).toEqual([403, 'auth.forbidden']);
  });

  it('holds from the next evaluation on; what is written keeps the form it was written under', async () => {
    const { admin } = company;
    const began = await detail();
    const five = began.evaluationForm.dimensions.map(({ code }) => ({ dimension: code, score: 5 }));
    expect(five).toHaveLength(5);
    const early = await admin.post('EvaluateOnBehalf', sheet(five, 0));
    expect([early.status, early.body.code]).toEqual([409, 'evaluation.not_yet']);
    await admin.does('StartInterview', { interviewId });
    await admin.does('EvaluateOnBehalf', sheet(five, 0));
    // Words are words: markup is shown as it stands, what cannot be seen is gone.
    await admin.does('ReviseEvaluationForm', revise([{ ...depth, zh: '<b>深\u202e度</b>' }]));
    const written = await detail();
    expect(written.evaluationForm).toMatchObject({ version: 1, dimensions: [{ code: 'DEPTH', zh: '<b>深度</b>' }] });
    expect(written.evaluations[0]?.form).toEqual(began.evaluationForm);
    const late = await admin.post('EvaluateOnBehalf', sheet(five, 0));
    expect([late.status, late.body.code]).toEqual([409, 'evaluation.form_changed']);
    const high = await admin.post('EvaluateOnBehalf', sheet([{ dimension: 'DEPTH', score: 11 }], 1));
    expect(high.status).toBe(400);
    await admin.does('EvaluateOnBehalf', sheet([{ dimension: 'DEPTH', score: 10 }], 1));
    expect((await detail()).evaluations[0]?.form).toMatchObject({ version: 1 });
  });

  it('goes back to what a company begins with; who changed it stands in the history', async () => {
    const { admin } = company;
    await admin.does('ReviseEvaluationForm', revise(null));
    expect((await detail()).evaluationForm).toMatchObject({ version: 2, dimensions: { length: 5 } });
    const { rows } = await admin.asks<Changes>('settingsChanges', { size: '2' });
    expect(rows.map(({ form }) => form)).toMatchObject([
      { stage, isReset: true, steps: { length: 6 } },
      { stage, isReset: false, steps: { length: 6 } },
    ]);
    expect(rows.every(({ by }) => by !== null)).toBe(true);
  });
});
