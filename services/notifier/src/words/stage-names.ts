import type { Stage } from '@talentlog/contracts';
import type { Words } from '../request.ts';

/** What the stages are called in messages of a company that did not call them otherwise; the pages of the public site say the same. */
export const stageNames: Readonly<Record<Stage, Words>> = {
  DELIVERED: { 'zh-CN': '已投递', 'en-US': 'Applied' },
  RESUME_SCREENING: { 'zh-CN': '简历筛选', 'en-US': 'Resume screening' },
  DEPT_SCREENING: { 'zh-CN': '部门筛选', 'en-US': 'Department screening' },
  WRITTEN_EXAM: { 'zh-CN': '笔试', 'en-US': 'Written exam' },
  PSYCH_EVALUATION: { 'zh-CN': '心理测评', 'en-US': 'Psychological evaluation' },
  FIRST_INTERVIEW: { 'zh-CN': '初试', 'en-US': 'First interview' },
  SECOND_INTERVIEW: { 'zh-CN': '复试', 'en-US': 'Second interview' },
  HR_INTERVIEW: { 'zh-CN': 'HR 面试', 'en-US': 'HR interview' },
  FINAL_INTERVIEW: { 'zh-CN': '终面', 'en-US': 'Final interview' },
  REVIEW: { 'zh-CN': '评审', 'en-US': 'Review' },
  SYMPOSIUM: { 'zh-CN': '座谈会', 'en-US': 'Symposium' },
  // Nobody has drafted an offer yet: its own letter tells of it.
  OFFER: { 'zh-CN': '录用评估', 'en-US': 'Hiring decision' },
  SIGNING: { 'zh-CN': '签约', 'en-US': 'Signing' },
  ONBOARDING: { 'zh-CN': '入职办理', 'en-US': 'Onboarding' },
};
