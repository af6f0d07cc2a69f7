import type { GrantedRole } from '@talentlog/contracts';
import type { Words } from '../request.ts';

/** What roles are called in messages; the pages of colleagues say the same. */
export const roleNames: Readonly<Record<GrantedRole, Words>> = {
  HR: { 'zh-CN': '招聘专员', 'en-US': 'Recruiter' },
  PR: { 'zh-CN': '职位负责人', 'en-US': 'Position responsible' },
  IV: { 'zh-CN': '面试官', 'en-US': 'Interviewer' },
  SC: { 'zh-CN': '筛选人', 'en-US': 'Screener' },
  OA: { 'zh-CN': 'Offer 审批人', 'en-US': 'Offer approver' },
  CO: { 'zh-CN': '协作同事', 'en-US': 'Colleague' },
  AD: { 'zh-CN': '管理员', 'en-US': 'Administrator' },
  AU: { 'zh-CN': '审计员', 'en-US': 'Auditor' },
  CA: { 'zh-CN': '校园大使', 'en-US': 'Campus ambassador' },
  IE: { 'zh-CN': '内部推荐人', 'en-US': 'Internal recommender' },
  HH: { 'zh-CN': '猎头', 'en-US': 'Headhunter' },
};
