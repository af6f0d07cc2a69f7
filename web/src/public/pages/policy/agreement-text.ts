import type { PolicyTexts } from './document.ts';

/** The registration agreement. */
export const agreementText: PolicyTexts = {
  zh: {
    revised: '最近修订：2025年1月23日',
    lead: '注册{company}招聘账号前，请阅读本协议。登录即注册：首次用手机号登录时，我们为你创建账号。',
    sections: [
      {
        title: '一、谁可以注册',
        body: [
          '本服务面向年满 18 周岁的成年人。14 至 17 周岁可在监护人同意下浏览和注册，仅能投递明确允许的实习职位；未满 14 周岁不能投递。',
        ],
      },
      {
        title: '二、账号',
        body: [
          '一个手机号对应一个账号。请保管好手机和密码，不要把验证码告诉任何人，也不要把预约、面试、Offer 的链接转发给别人。手机号变更请在账号设置里更新。',
        ],
      },
      {
        title: '三、内容真实',
        body: [
          '你填写的信息和上传的文件应当真实、完整，且你有权使用。虚假信息可能导致投递被判为无效，或 Offer 被撤回。',
        ],
      },
      {
        title: '四、投递',
        body: [
          '同时进行中的投递有数量上限，校园招聘按批次计算，页面会告诉你上限和已用数量。有进行中的投递时，简历内容会锁定，联系方式随时可以改。你可以撤回投递，接受 Offer 之后请联系招聘人员。',
        ],
      },
      {
        title: '五、我们不会做的事',
        body: [['不收取任何费用，不要求购买设备或培训', '不索要短信验证码、银行卡密码', '不在面试前索要证件原件']],
      },
      {
        title: '六、服务变更与中断',
        body: ['系统维护会尽量安排在夜间，并提前告知。链接到期后仍可打开查看当时的内容，但不能再操作。'],
      },
      {
        title: '七、注销',
        body: [
          '可在账号设置里申请注销，页面会写明在哪一天之前可以反悔。有已接受的 Offer 或正在办理入职时暂不能注销。注销后，你的个人信息将无法恢复。',
        ],
      },
      {
        title: '八、争议',
        body: ['本协议适用中华人民共和国法律。有争议时先协商，协商不成的，提交{companyFull}所在地有管辖权的法院。'],
      },
    ],
  },
  en: {
    revised: 'Last revised: 23 January 2025',
    lead: 'Please read this before registering with {company} Careers. Signing in registers: the first time you sign in with a phone number we create your account.',
    sections: [
      {
        title: '1. Who may register',
        body: [
          'The service is for adults aged 18 or over. From 14 to 17 you may browse and register with the consent of a guardian and apply only for internships that say so; under 14 you cannot apply.',
        ],
      },
      {
        title: '2. The account',
        body: [
          'One phone number, one account. Keep your phone and password safe, tell nobody a code, and do not forward the links for appointments, interviews or offers. If your number changes, update it in Account settings.',
        ],
      },
      {
        title: '3. True content',
        body: [
          'What you fill in and upload must be true, complete and yours to use. False information may make an application invalid or lead to an offer being withdrawn.',
        ],
      },
      {
        title: '4. Applications',
        body: [
          'The number of applications in process is limited, for campus recruitment within a batch; the page shows the limit and how many are used. While an application is in process the resume is locked; contact details can always be changed. You can withdraw an application; after accepting an offer, please contact the recruiter.',
        ],
      },
      {
        title: '5. What we never do',
        body: [
          [
            'Charge money, or ask you to buy equipment or training',
            'Ask for SMS codes or bank card PINs',
            'Ask for original documents before an interview',
          ],
        ],
      },
      {
        title: '6. Changes and interruptions',
        body: [
          'Maintenance is planned at night where possible and announced beforehand. An expired link can still be opened to read what it was about, but not be acted on.',
        ],
      },
      {
        title: '7. Closing the account',
        body: [
          'You can ask to close the account in Account settings, which says until which day you can change your mind. It cannot be closed while an offer is accepted or onboarding is running. Once it is closed, your personal information cannot be restored.',
        ],
      },
      {
        title: '8. Disputes',
        body: [
          'The law of the People’s Republic of China applies. We first try to agree; failing that, the competent court at the seat of {companyFull} decides.',
        ],
      },
    ],
  },
};
