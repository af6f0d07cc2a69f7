import { interview } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { type QueryHandlers, refusedWith } from '../bus/query-context.ts';
import { aboutPage, ownRow } from '../links/index.ts';

/** An interview as the person who is invited reads and answers it. */
export const interviewPage: QueryHandlers['interviewPage'] = async ({ id }, context) => {
  const row = await ownRow(context.views.interviews, id, context);
  if (!row?.data.place) return refusedWith('common.not_found');
  const { data, state } = row;
  const { name, position, contact, owned } = await aboutPage(row, context);
  return {
    data: {
      interviewId: row.id,
      name,
      contact,
      position,
      stage: data.stage,
      life: state.life,
      reply: state.reply,
      signIn: state.signIn,
      start: data.start,
      end: data.end,
      place: row.data.place,
      declineReason: data.declineReason,
      revision: row.revision,
      allowedActions: actionsFor(interview, row, owned, context),
    },
  };
};
