import {
  type CollectionContent,
  type infoCollectionCommands,
  missingInCollection,
  type PayloadOf,
} from '@talentlog/contracts';
import { issueLink, needLink, voidLink } from '../link/one-time-link.ts';
import { accept, type DecideContext, type Decider, type Refusal, refuse } from '../shared/decider.ts';
import { addHours, dayOf, endOfDay, isBefore } from '../shared/time.ts';
import type { InfoCollectionData } from './lifecycle.ts';

type Commands = typeof infoCollectionCommands;
export type Deciding<K extends keyof Commands> = Decider<PayloadOf<Commands[K]>, InfoCollectionData, string>;
type Context = DecideContext<unknown, InfoCollectionData, string>;

/** The payload calls it `collectionId`, as every screen does. */
export const target = (payload: { readonly collectionId: string }) =>
  ({ aggregate: 'infoCollection', id: payload.collectionId }) as const;

/** What every fact about a collection names. */
export const collectionOf = ({ id, data }: { readonly id: string; readonly data: InfoCollectionData }) => ({
  collectionId: id,
  jobSeekerId: data.jobSeekerId,
  applicationId: data.applicationId,
  positionId: data.positionId,
  offerId: data.offerId,
});

/** A new link for the person, open for the days of the setting. */
const newLink = (context: Context) =>
  issueLink(context, {
    purpose: 'collection',
    stepUp: 'code',
    on: { aggregate: 'infoCollection', id: context.id },
    of: context.data,
    expiresAt: endOfDay(context.now, context.settings.collectionLinkDays),
  });

export const sendCollection: Deciding<'SendCollection'> = {
  target,
  decide: (context) => {
    const { link, issued } = newLink(context);
    return accept([
      { type: 'CollectionSent', data: { ...collectionOf(context), ...link, sentBy: context.actor.id } },
      issued,
    ]);
  },
};

export const remindCollection: Deciding<'RemindCollection'> = {
  target,
  decide: (context) => {
    const { data, now, settings, actor } = context;
    if (data.remindedAt !== null && isBefore(now, addHours(data.remindedAt, settings.remindHours)))
      return refuse('info.remind_too_often', { until: addHours(data.remindedAt, settings.remindHours) });
    const alive = data.link !== null && isBefore(now, data.link.expiresAt) ? data.link : undefined;
    const fresh = alive ? undefined : newLink(context);
    const reminded = { ...collectionOf(context), ...(alive ?? fresh?.link), remindedBy: actor.id };
    return accept([{ type: 'CollectionReminded', data: reminded }, ...(fresh ? [fresh.issued] : [])]);
  },
};

export const rejectCollection: Deciding<'RejectCollection'> = {
  target,
  needs: ({ data }) => needLink(data.link),
  decide: (context) => {
    const { payload, actor } = context;
    const { link, issued } = newLink(context);
    const { reason, fields } = payload;
    return accept([
      { type: 'CollectionRejected', data: { ...collectionOf(context), ...link, reason, fields, rejectedBy: actor.id } },
      ...voidLink(context.related),
      issued,
    ]);
  },
};

/** A person who comes by a link must come by the present one. */
function staleLink({ actor, data, now }: Context): Refusal | undefined {
  if (actor.kind !== 'link') return undefined;
  const fits = data.link !== null && data.link.linkId === actor.id && isBefore(now, data.link.expiresAt);
  return fits ? undefined : refuse('link.expired');
}

export const saveDraft: Deciding<'SaveCollectionDraft'> = {
  target,
  decide: (context) =>
    staleLink(context) ??
    accept({ type: 'CollectionDraftSaved', data: { ...collectionOf(context), content: context.payload.content } }),
};

function idExpired({ identity }: CollectionContent, now: string): boolean {
  return !identity.longTerm && identity.validUntil !== null && identity.validUntil < dayOf(now);
}

export const submitCollection: Deciding<'SubmitCollection'> = {
  target,
  decide: (context) => {
    const { content } = context.payload;
    const stale = staleLink(context);
    if (stale) return stale;
    const [missing] = missingInCollection(content);
    if (missing)
      return refuse('info.block_incomplete', { block: missing.split('.')[0] as string }, `content.${missing}`);
    if (idExpired(content, context.now)) return refuse('info.id_expired', undefined, 'content.identity.validUntil');
    return accept({
      type: 'CollectionSubmitted',
      data: { ...collectionOf(context), content, sentBy: context.data.sentBy },
    });
  },
};
