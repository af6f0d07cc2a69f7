import type { DataRequestKind, HeldUpWhy } from '@talentlog/contracts';
import type { Words } from '../request.ts';

/** What a person asked of their data, as a letter names it. */
export const dataRequestKinds: Readonly<Record<DataRequestKind, Words>> = {
  ACCESS_COPY: { 'zh-CN': '查阅、复制个人信息', 'en-US': 'a copy of your data' },
  CORRECTION: { 'zh-CN': '更正个人信息', 'en-US': 'a correction of your data' },
  WITHDRAWAL: { 'zh-CN': '撤回授权', 'en-US': 'the withdrawal of your consent' },
  DELETION: { 'zh-CN': '删除个人信息', 'en-US': 'the deletion of your data' },
  CLOSING: { 'zh-CN': '注销账号', 'en-US': 'the closing of your account' },
  EXPLANATION: { 'zh-CN': '说明筛选过程', 'en-US': 'an explanation of how you were screened' },
};

/** Why a deletion that was announced did not happen. */
export const heldUpWords: Readonly<Record<HeldUpWhy, Words>> = {
  OFFER_ACCEPTED: {
    'zh-CN': '您已接受 Offer，入职办结前我们须保留相关信息。',
    'en-US': 'you accepted an offer, and we have to keep what belongs to it until onboarding is settled.',
  },
  COLLEAGUE: {
    'zh-CN': '您的账号现在有公司同事的权限。',
    'en-US': 'your account is now that of a colleague of the company.',
  },
  STOPPED: {
    'zh-CN': '我们收到来信，停止了删除。',
    'en-US': 'somebody wrote to us, and we stopped the deletion.',
  },
};
