import { empty, jobSeeker, privacyAuthorization, stagesBack, stagesBeyond } from '@talentlog/domain/fold';
import { actionsFor } from '../access/actions.ts';
import { ownersOf } from '../access/owners.ts';
import { listScope, type Owned, sees } from '../access/scope.ts';
import { type QueryContext, type QueryHandlers, type QueryResult, refusedWith } from '../bus/query-context.ts';
import { collectionRows } from '../collections/index.ts';
import { interviewRows } from '../interviews/index.ts';
import { notificationsOf } from '../notifications/index.ts';
import { offerRows } from '../offers/index.ts';
import type { RowOf } from '../open-views.ts';
import { commentsOf, commentsSeen, consentRecord, contactsToConfirm, withComments } from '../people/index.ts';
import { resumeSeen } from '../resumes/index.ts';
import { screeningRows } from '../screening/index.ts';
import { othersOf } from './other-applications.ts';
import { applicationRows } from './rows.ts';
import { judgesYet } from './verdicts.ts';
import type { ApplicationStored } from './view.ts';

type Detail = QueryResult<'applicationDetail'>;
type Stored = ApplicationStored & Owned;

/** Everything about one application that its viewer may see. */
export const applicationDetail: QueryHandlers['applicationDetail'] = async ({ applicationId }, context) => {
  const found = await context.views.applications.get(applicationId);
  const row = found && (await ownersOf(found, context));
  if (!row || !(await mayView(row, context))) return refusedWith('common.not_found');
  const [base] = await applicationRows([row], context);
  if (base === undefined) return refusedWith('common.not_found');
  const { consent } = base.person;
  const isShown = consent !== 'UNAUTHORIZED';
  const person = await context.views.people.get(row.jobSeekerId);
  const comments = isShown ? await commentsOf(row.jobSeekerId, context) : [];
  const { visited } = row.data;
  const actions = await personActions(row, { consent, person: person && withComments(person, comments) }, context);
  const can = (command: string) => base.allowedActions.includes(command);
  return {
    data: {
      ...base,
      visited: visited.map(({ stage: each, since }) => ({ stage: each, at: since })),
      skipStages: can('SkipStage') ? [...stagesBeyond(row.data)] : [],
      returnStages: can('ReturnStage') ? [...stagesBack(row.data)] : [],
      reason: isShown ? row.notes.reason : null,
      resume: await resumeSeen(row.jobSeekerId, consent, context),
      ...(isShown ? await workOf(row, context) : noWork),
      contactsToConfirm: actions.includes('EditJobSeeker') && person ? await contactsToConfirm(person, context) : [],
      consentRecord: consentRecord(await context.views.consents.get(row.jobSeekerId)),
      comments: await commentsSeen(comments, person, context),
      ...(await othersOf(row, context)),
      personActions: actions,
    },
  };
};

/** Whether the application is within the viewer's reach, as an owner or by a task on it. */
async function mayView(row: Stored, context: QueryContext): Promise<boolean> {
  if (sees('VIEW_JOB_SEEKER', context, row)) return true;
  const anyOf = await listScope(['VIEW_JOB_SEEKER'], context);
  const { screeningItems, interviews, offers } = context.views;
  for (const view of [screeningItems, interviews, offers] as const)
    if ((await view.count({ where: [{ field: 'data.applicationId', in: [row.id] }], anyOf })) > 0) return true;
  return false;
}

type Work = Pick<Detail, 'screening' | 'interviews' | 'offers' | 'collection' | 'notifications'>;
const noWork: Work = { screening: [], interviews: [], offers: [], collection: null, notifications: [] };

/** What was done about the application, newest first, each kind for those who may see it. */
async function workOf(row: Stored, context: QueryContext): Promise<Work> {
  const { views } = context;
  const ids = [row.id];
  const mine = (permission: 'MANAGE_COLLECTION' | 'VIEW_NOTIFICATION') => sees(permission, context, row);
  const [collection = null] = mine('MANAGE_COLLECTION')
    ? await collectionRows((await views.collections.find('data.applicationId', ids)).slice(0, 1), context)
    : [];
  const offers = (await views.offers.find('data.applicationId', ids)).filter(({ tasks }) =>
    sees('VIEW_OFFER', context, { ...row, tasks }),
  );
  const items = await views.screeningItems.find('data.applicationId', ids);
  const sheets = await views.evaluations.find('data.applicationId', ids);
  const me = context.caller.account?.accountId;
  const ownOnly = judgesYet({ items, sheets }, row, context);
  // The state of an item is its verdict, so that of another screener is left out as a whole.
  const shown = items.filter(({ data }) => !ownOnly || data.screenerId === me);
  return {
    screening: await screeningRows(shown, context),
    interviews: await interviewRows(await views.interviews.find('data.applicationId', ids), context),
    offers: await offerRows(offers, context),
    collection,
    notifications: mine('VIEW_NOTIFICATION') ? await notificationsOf(row, context) : [],
  };
}

/** Actions about the person rather than the application; without consent only to ask for it. */
async function personActions(
  row: Stored,
  { consent, person }: { readonly consent: string; readonly person: RowOf<'people'> | undefined },
  context: QueryContext,
): Promise<string[]> {
  const authorization =
    (await context.views.consents.get(row.jobSeekerId)) ?? empty(privacyAuthorization, row.jobSeekerId);
  const actions = [
    ...(person ? actionsFor(jobSeeker, person, row, context) : []),
    ...actionsFor(privacyAuthorization, authorization, row, context),
  ];
  return consent === 'AUTHORIZED' ? actions : actions.filter((name) => name === 'RequestConsent');
}
