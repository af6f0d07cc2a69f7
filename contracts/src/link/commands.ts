import { z } from 'zod';
import { command } from '../shared/define.ts';
import { LinkEnd, LinkId } from './link.ts';

const aggregate = 'link';
const grants = [{ system: true }] as const;

/** Links are issued and voided by what they are for; only the clock and policies command them directly. */
export const linkCommands = {
  ExpireLink: command({
    aggregate,
    payload: z.strictObject({ linkId: LinkId }),
    grants,
    emits: ['LinkExpired'],
    refusals: ['link.invalid', 'link.expired'],
    privacy: 'exempt',
  }),
  VoidLink: command({
    aggregate,
    payload: z.strictObject({ linkId: LinkId, reason: LinkEnd.default('CLOSED') }),
    grants,
    emits: ['LinkVoided'],
    refusals: ['link.expired'],
    privacy: 'exempt',
  }),
};
