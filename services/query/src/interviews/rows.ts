import type { InterviewRow } from '@talentlog/contracts';
import {
  evaluatedTooEarly,
  evaluation,
  formInForce,
  interview,
  notEvaluated,
  startingForm,
} from '@talentlog/domain/fold';
import type { z } from 'zod';
import { actionsFor, type Viewer } from '../access/actions.ts';
import { type Beside, besideOf } from '../access/beside.ts';
import { gated, type Person } from '../access/person-seen.ts';
import { sees } from '../access/scope.ts';
import type { QueryContext } from '../bus/query-context.ts';
import { grouped } from '../views/grouped.ts';
import type { EvaluationStored, InterviewStored } from './view.ts';

/** An interview as staff see it. */
export type Row = z.infer<typeof InterviewRow>;

/** Interviews as staff see them, with their sheets, in the same order. */
export async function interviewRows(rows: readonly InterviewStored[], context: QueryContext): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const sheets = (await context.views.evaluations.find('data.interviewId', ids)).toReversed();
  const accountIds = [
    ...rows.flatMap(({ data }) => data.interviewerIds),
    ...sheets.flatMap(({ data: { interviewerId, writtenBy } }) => [
      interviewerId,
      ...(writtenBy === null ? [] : [writtenBy]),
    ]),
  ];
  const beside = await besideOf(rows, accountIds, context);
  const sheetsOf = grouped(sheets, ({ data }) => data.interviewId);
  return rows.map((row) => interviewRow(row, sheetsOf.get(row.id) ?? [], beside, context));
}

export function interviewRow(
  row: InterviewStored,
  sheets: readonly EvaluationStored[],
  beside: Beside,
  viewer: Viewer,
): Row {
  const { data, state } = row;
  const { place } = data;
  const person = beside.person(row.jobSeekerId);
  const early = evaluatedTooEarly(row, viewer.now) !== undefined;
  const withheld = early ? [...ownWords, 'EvaluateOnBehalf'] : notEvaluated(row, viewer.now) ? ownWords : [];
  const owned = beside.owned(row);
  const actions = actionsFor(interview, row, owned, viewer);
  const allowed = gated(person, actions);
  const isHeldByViewer = data.interviewerIds.includes(viewer.caller.account?.accountId ?? '');
  // Whoever holds the code of a meeting can join it.
  const mayJoin = isHeldByViewer || sees('MANAGE_INTERVIEW', viewer, owned);
  return {
    interviewId: row.id,
    applicationId: data.applicationId,
    person,
    position: beside.position(row.positionId),
    stage: data.stage,
    life: state.life,
    reply: state.reply,
    signIn: state.signIn,
    start: data.start,
    end: data.end,
    mode: place?.mode ?? '',
    place: place ? [place.site, mayJoin && place.meetingCode, place.contact].filter(Boolean).join(' · ') : '',
    placeDetails: mayJoin && place ? { ...place } : null,
    interviewers: data.interviewerIds.map(beside.account),
    signInCode: allowed.includes('SignInCandidate') ? data.signInCode : null,
    evaluationForm: formInForce(data.stage, viewer.settings),
    evaluations: sheets.map((sheet) => evaluationSeen(sheet, person, withheld, beside, viewer)),
    revision: row.revision,
    allowedActions: allowed,
  };
}

/** What an interviewer writes while the interview is under way. */
const ownWords = ['SubmitEvaluation', 'AmendEvaluation'];

/** Who has still to evaluate does not see what the others wrote: only their own sheet and, for HR, all of them. */
export function maySeeSheet(sheet: EvaluationStored, person: Person, beside: Beside, viewer: Viewer): boolean {
  const mine = viewer.caller.account?.accountId === sheet.data.interviewerId;
  return person.consent === 'AUTHORIZED' && (mine || sees('MANAGE_RECORD', viewer, beside.owned(sheet)));
}

function evaluationSeen(
  sheet: EvaluationStored,
  person: Person,
  withheld: readonly string[],
  beside: Beside,
  viewer: Viewer,
): Row['evaluations'][number] {
  const { data } = sheet;
  const actions = actionsFor(evaluation, sheet, beside.owned(sheet), viewer);
  const isReadable = maySeeSheet(sheet, person, beside, viewer);
  return {
    evaluationId: sheet.id,
    interviewer: beside.account(data.interviewerId),
    state: sheet.state,
    result: isReadable ? data.result : null,
    scores: isReadable ? data.scores.map((score) => ({ ...score })) : [],
    form: isReadable && data.result !== null ? { ...(data.form ?? startingForm) } : null,
    text: isReadable ? data.text : null,
    onBehalfBy:
      data.writtenBy === null || data.writtenBy === data.interviewerId ? null : beside.account(data.writtenBy),
    revision: sheet.revision,
    allowedActions: gated(
      person,
      actions.filter((name) => !withheld.includes(name)),
    ),
  };
}
