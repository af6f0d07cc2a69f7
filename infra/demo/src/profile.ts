import type { CompanySettings } from '@talentlog/contracts';

/** What the demo company calls itself. */
export const demoProfile: Partial<CompanySettings> = {
  companyName: '云岭网络',
  companyNameEn: 'Yunling Networks',
  companyFullName: '云岭网络科技有限公司',
  companyFullNameEn: 'Yunling Networks Technology Co., Ltd.',
  slogan: '交换机、路由器与它们背后的人',
  sloganEn: 'switches, routers and the people behind them',
  about: '云岭网络正在招聘的职位：研发、测试、硬件、供应链、销售与服务。',
  aboutEn: 'Open positions at Yunling Networks: R&D, testing, hardware, supply chain, sales and service.',
  contactMail: 'jobs@yunling.example',
  contactPhone: '+8657188001000',
};
