import type { DataRequestKind } from '@talentlog/contracts';
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
