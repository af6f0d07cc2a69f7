import { decides } from '../shared/aggregate.ts';
import { expireLink } from './expire-link.ts';
import { link } from './link.ts';
import { voidLinkNow } from './void-link.ts';

/** The link with the decision of every command. */
export const decidedLink = decides(link, { ExpireLink: expireLink, VoidLink: voidLinkNow });
