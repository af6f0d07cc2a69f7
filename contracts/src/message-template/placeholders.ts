import type { Bilingual } from './bilingual.ts';

/** What may stand in a message instead of `{{…}}`, in words, with a value to try it with. */
export interface Placeholder {
  readonly words: Bilingual;
  readonly sample: Bilingual;
}

const same = (sample: string): Bilingual => ({ 'zh-CN': sample, 'en-US': sample });
const told = (zh: string, en: string): Bilingual => ({ 'zh-CN': zh, 'en-US': en });
const placeholder = (words: Bilingual, sample: Bilingual): Placeholder => ({ words, sample });
const afternoon = told('2026年12月1日（周二）14:30', 'Tue, 1 Dec 2026, 14:30 (China time)');
const deadline = told('2026年12月8日（周二）18:00', 'Tue, 8 Dec 2026, 18:00 (China time)');

/** Every placeholder of every template. */
export const placeholders = {
  name: placeholder(told('收件人姓名', 'Name of the reader'), told('林晓', 'Lin Xiao')),
  company: placeholder(told('公司名称', 'Name of the company'), told('本公司', 'Our company')),
  position: placeholder(told('职位名称', 'Title of the position'), told('后端工程师', 'Backend Engineer')),
  toPosition: placeholder(told('转到的职位', 'The other position'), told('测试工程师', 'Test Engineer')),
  loginName: placeholder(told('登录名', 'Login name'), same('li.si')),
  link: placeholder(told('链接', 'The link'), same('https://talent.example.com/l/a1b2c3')),
  number: placeholder(told('投递编号', 'Number of the application'), same('D-20261201-0007')),
  stage: placeholder(told('当前环节', 'The stage now'), told('复试', 'Second interview')),
  outcome: placeholder(told('应聘结果', 'How it ended'), told('未到场', 'Did not attend')),
  until: placeholder(told('答复截止时间', 'Until when to answer'), deadline),
  version: placeholder(told('政策版本', 'Version of the policy'), same('2026-11-01')),
  deadline: placeholder(told('截止时间', 'Until when'), deadline),
  expiresAt: placeholder(told('链接失效时间', 'When the link ends'), deadline),
  start: placeholder(told('开始时间', 'When it begins'), afternoon),
  formerStart: placeholder(
    told('原定时间', 'When it was planned'),
    told('2026年11月30日（周一）10:00', 'Mon, 30 Nov 2026, 10:00 (China time)'),
  ),
  minutes: placeholder(told('时长（分钟）', 'How many minutes'), same('60')),
  mode: placeholder(told('面试方式', 'How it is held'), told('视频面试', 'Video interview')),
  where: placeholder(
    told('面试地点', 'Where it is held'),
    told('上海市张江路 8 号 3 楼', '3rd floor, 8 Zhangjiang Road, Shanghai'),
  ),
  meetingCode: placeholder(told('会议号', 'Meeting code'), same('778 120 345')),
  meetingPassword: placeholder(told('会议密码', 'Meeting password'), same('2026')),
  meetingLink: placeholder(told('会议链接', 'Meeting link'), same('https://meet.example.com/778120345')),
  recruiter: placeholder(told('联系人', 'Whom to ask'), told('林静', 'Lin Jing')),
  contact: placeholder(told('联系方式', 'How to reach them'), same('021-6000 1234')),
  unanswered: placeholder(told('还没有答复', 'No answer yet'), told('还没有答复', 'no answer yet')),
  candidate: placeholder(told('候选人', 'The candidate'), told('高明', 'Gao Ming')),
  what: placeholder(told('发生了什么', 'What happened'), told('答复参加', 'will come')),
  changed: placeholder(told('变动内容', 'What changed'), told('登录手机号已更换', 'the phone number was changed')),
  reason: placeholder(told('原因', 'Why'), told('时间不合适', 'the time does not suit')),
  fields: placeholder(
    told('需要修改的内容', 'What has to be corrected'),
    told('证件号码、银行卡号', 'Document number, Card number'),
  ),
  kind: placeholder(told('请求事项', 'What was asked of the data'), told('更正个人信息', 'a correction of your data')),
  dueAt: placeholder(told('答复期限', 'When it is answered at the latest'), deadline),
  answer: placeholder(told('答复', 'The answer'), told('学历已改为硕士。', 'Your degree now reads master.')),
  copyUntil: placeholder(told('副本下载期限', 'Until when the copy is there'), deadline),
  erasesAt: placeholder(told('开始删除的时间', 'When the data are erased'), deadline),
  contactMail: placeholder(
    told('公司的联系邮箱（没有则为空）', 'E-mail of the company (empty if none)'),
    same('jobs@talent.example.com'),
  ),
  closesAt: placeholder(told('账号注销时间', 'When the account closes'), deadline),
  count: placeholder(told('人数', 'How many'), same('3')),
  by: placeholder(told('经办同事', 'The colleague'), told('林静', 'Lin Jing')),
  whom: placeholder(told('涉及的同事或系统', 'The colleague or system it is about'), told('李四', 'Li Si')),
  place: placeholder(told('工作地点', 'Place of work'), told('杭州 滨江', 'Hangzhou 滨江')),
  entryDay: placeholder(told('计划入职日期', 'Planned first day'), told('2027年3月1日（周一）', 'Mon, 1 Mar 2027')),
  probation: placeholder(told('试用期', 'Probation'), told('6 个月', '6 months')),
  monthly: placeholder(told('税前月薪', 'Monthly salary before tax'), told('26,000 元', '¥26,000')),
  months: placeholder(told('每年发薪月数', 'Salaries per year'), same('14')),
  signOn: placeholder(told('签字费（没有则为空）', 'Sign-on bonus (empty if none)'), told('20,000 元', '¥20,000')),
  payNote: placeholder(
    told('薪酬说明（没有则为空）', 'About the pay (empty if nothing is said)'),
    told('另有年度绩效奖金', 'A yearly bonus by performance besides'),
  ),
  day: placeholder(told('发送日期', 'The day it is sent'), told('2026年12月1日（周二）', 'Tue, 1 Dec 2026')),
  attachment: placeholder(
    told('下载附件的链接', 'The link to the attachments'),
    same('https://talent.example.com/offer_attachment/a1b2c3'),
  ),
  mailSubject: placeholder(
    told('招聘同事写的邮件标题', 'The subject that the recruiter wrote'),
    told('录用通知', 'Your offer'),
  ),
  mailContent: placeholder(
    told('招聘同事写的邮件正文', 'The letter that the recruiter wrote'),
    told(
      '林晓，你好：\n\n很高兴邀请你加入。\n\n林静',
      'Dear Lin Xiao,\n\nWe are happy to invite you to join us.\n\nLin Jing',
    ),
  ),
  smsContent: placeholder(
    told('招聘同事写的短信', 'The SMS that the recruiter wrote'),
    told('您的Offer已发出，请查看。', 'Your offer is here.'),
  ),
} as const satisfies Readonly<Record<string, Placeholder>>;

export type PlaceholderName = keyof typeof placeholders;

/** What every template may name. */
export const everywhere = ['name', 'company'] as const satisfies readonly PlaceholderName[];
