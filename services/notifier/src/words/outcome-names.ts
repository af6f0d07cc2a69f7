import type { Outcome } from '@talentlog/contracts';
import type { Words } from '../request.ts';

/** What the ends of an application are called in messages; the pages of the public site say the same. */
export const outcomeNames: Readonly<Record<Outcome, Words>> = {
  EMPLOYED: { 'zh-CN': '已入职', 'en-US': 'Joined' },
  SIGNED_TWO_PARTY: { 'zh-CN': '已签两方', 'en-US': 'Two-party agreement signed' },
  SIGNED_THREE_PARTY: { 'zh-CN': '已签三方', 'en-US': 'Three-party agreement signed' },
  NOT_PASSED: { 'zh-CN': '未通过', 'en-US': 'Not passed' },
  ABANDONED: { 'zh-CN': '已放弃', 'en-US': 'Withdrawn' },
  OFFER_REFUSED: { 'zh-CN': '拒绝 Offer', 'en-US': 'Offer refused' },
  OFFER_EXPIRED: { 'zh-CN': 'Offer 失效', 'en-US': 'Offer expired' },
  NO_SHOW: { 'zh-CN': '未到场', 'en-US': 'Did not attend' },
  BREACHED: { 'zh-CN': '违约', 'en-US': 'Agreement broken' },
  POSITION_CLOSED: { 'zh-CN': '职位关闭', 'en-US': 'Position closed' },
  TRANSFERRED: { 'zh-CN': '已转岗', 'en-US': 'Transferred' },
  DUPLICATE: { 'zh-CN': '重复投递', 'en-US': 'Duplicate' },
  CONSENT_WITHDRAWN: { 'zh-CN': '撤回授权', 'en-US': 'Consent withdrawn' },
  TALENT_POOL: { 'zh-CN': '转入人才库', 'en-US': 'Kept in the talent pool' },
};
