import { type ViewWriter, when } from '@talentlog/runtime';
import { type AnyRow, type FoldedView, idOf } from '../views/folded-view.ts';
import { type Part, ruledPart } from '../views/subject-projector.ts';
import { rowsOf } from '../views/view.ts';
import type { WorkGiven } from './own-step.ts';

type Work = readonly WorkGiven[];
type WithWork = AnyRow & { readonly notes: { readonly work: Work }; readonly data: { readonly since: string } };
interface Said {
  readonly stream: string;
  readonly data: { readonly applicationId: string };
}

/** Notes in an application's row what was given out since it came to its stage, and what became of that, as screenings and interviews say. */
export function givenWork<R extends WithWork, C extends string>(shownIn: FoldedView<R, C>): Part {
  const note = async (applicationId: string, writer: ViewWriter, change: (work: Work) => Work) => {
    const row = await rowsOf(shownIn, writer).get(applicationId);
    if (row === undefined) return;
    const work = change(row.notes.work).filter(({ at }) => at >= row.data.since);
    await shownIn.refresh({ ...row, notes: { ...row.notes, work } }, writer);
  };
  const given = (kind: WorkGiven['kind'], { stream, data, at }: Said & { readonly at: string }, writer: ViewWriter) =>
    note(data.applicationId, writer, (work) => [...work, { id: idOf(stream), kind, at, state: 'GIVEN' }]);
  const became = (state: WorkGiven['state'], { stream, data }: Said, writer: ViewWriter) =>
    note(data.applicationId, writer, (work) => work.map((one) => (one.id === idOf(stream) ? { ...one, state } : one)));
  return ruledPart(shownIn.schema, [
    when('ScreeningAssigned', (event, writer: ViewWriter) => given('SCREENING', event, writer)),
    when('InterviewArranged', (event, writer: ViewWriter) => given('INTERVIEW', event, writer)),
    when('ItemOverdue', (event, writer: ViewWriter) => became('OVERDUE', event, writer)),
    when('InterviewFinished', (event, writer: ViewWriter) => became('FINISHED', event, writer)),
    when(['ItemCancelled', 'InterviewCancelled'], (event, writer: ViewWriter) => became('CANCELLED', event, writer)),
  ]);
}
