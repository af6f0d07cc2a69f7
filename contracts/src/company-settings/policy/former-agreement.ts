import type { PolicyTexts } from './policy.ts';

/** The registration agreement that a company began with until its words were put right. */
export const formerAgreement: PolicyTexts = {
  'zh-CN': `注册{{company}}招聘账号前，请阅读本协议。登录即注册：首次用手机号登录时，我们为你创建账号。

# 一、谁可以注册
本服务面向年满 {{adultAge}} 周岁的成年人。未满 {{adultAge}} 周岁的，可在监护人同意下浏览和注册，仅能投递明确允许的实习职位；未满 {{minimumAge}} 周岁不能投递。

# 二、账号
一个手机号对应一个账号。请保管好手机和密码，不要把验证码告诉任何人，也不要把预约、面试、Offer 的链接转发给别人。手机号变更请在账号设置里更新。

# 三、内容真实
你填写的信息和上传的文件应当真实、完整，且你有权使用。虚假信息可能导致投递被判为无效，或 Offer 被撤回。

# 四、投递
同时进行中的投递有数量上限，校园招聘按批次计算，页面会告诉你上限和已用数量。有进行中的投递时，简历内容会锁定，联系方式随时可以改。你可以撤回投递，接受 Offer 之后请联系招聘人员。

# 五、我们不会做的事

- 不收取任何费用，不要求购买设备或培训
- 不索要短信验证码、银行卡密码
- 不在面试前索要证件原件

# 六、服务变更与中断
系统维护会尽量安排在夜间，并提前告知。链接到期后仍可打开查看当时的内容，但不能再操作。

# 七、注销
可在账号设置里申请注销，页面会写明在哪一天之前可以反悔。有已接受的 Offer 或正在办理入职时暂不能注销。注销后，你的个人信息将无法恢复。

# 八、争议
本协议适用中华人民共和国法律。有争议时先协商，协商不成的，提交{{companyFull}}所在地有管辖权的法院。`,
  'en-US': `Please read this before registering with {{company}} Careers. Signing in registers: the first time you sign in with a phone number we create your account.

# 1. Who may register
The service is for adults aged {{adultAge}} or over. Under {{adultAge}} you may browse and register with the consent of a guardian and apply only for internships that say so; under {{minimumAge}} you cannot apply.

# 2. The account
One phone number, one account. Keep your phone and password safe, tell nobody a code, and do not forward the links for appointments, interviews or offers. If your number changes, update it in Account settings.

# 3. True content
What you fill in and upload must be true, complete and yours to use. False information may make an application invalid or lead to an offer being withdrawn.

# 4. Applications
The number of applications in process is limited, for campus recruitment within a batch; the page shows the limit and how many are used. While an application is in process the resume is locked; contact details can always be changed. You can withdraw an application; after accepting an offer, please contact the recruiter.

# 5. What we never do

- Charge money, or ask you to buy equipment or training
- Ask for SMS codes or bank card PINs
- Ask for original documents before an interview

# 6. Changes and interruptions
Maintenance is planned at night where possible and announced beforehand. An expired link can still be opened to read what it was about, but not be acted on.

# 7. Closing the account
You can ask to close the account in Account settings, which says until which day you can change your mind. It cannot be closed while an offer is accepted or onboarding is running. Once it is closed, your personal information cannot be restored.

# 8. Disputes
The law of the People’s Republic of China applies. We first try to agree; failing that, the competent court at the seat of {{companyFull}} decides.`,
};
