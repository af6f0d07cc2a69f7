import type { PolicyTexts } from './policy.ts';

/** The personal information protection policy that a company began with until its words were put right. */
export const formerPrivacy: PolicyTexts = {
  'zh-CN': `本政策说明{{companyFull}}在招聘中收集哪些个人信息、为什么收集、保存多久，以及你怎样查看、更正、删除和带走它们。

# 一、必需的信息
没有下面这些信息，我们无法处理你的应聘：

- 姓名、姓名拼音、性别、民族、出生日期
- 手机号及地区、邮箱、联系地址
- 国籍、籍贯、户籍地址、生源地、婚姻状况
- 证件类型与号码、身高、体重、证件照
- 紧急联系人及电话
- 毕业年份、应聘职位、意向面试城市、简历

留学生另需学习证明和国外学历学位认证。这些信息按需要分步收集：投递时只填简历必填项，证件、银行卡等仅在接受 Offer 后的信息收集中填写。

# 二、可选的信息
教育、工作、奖励、实习、项目、培训、校园实践、语言、技能、家庭情况，以及其他有助于了解你的信息。不填不影响投递，但可能影响匹配的准确程度。为保障账号安全，我们还会记录登录日志。

# 三、用途

- 筛选简历，判断你与职位是否匹配
- 安排笔试、测评和面试，并把结果告诉你
- 订立劳动合同、办理入职
- 今后有合适职位时联系你（可以随时拒绝）

我们不会把你的信息用于上述用途之外的事情，也不会出售。

# 四、谁能看到
负责该职位的招聘人员、被安排筛选或面试你的同事、审批 Offer 的人，按各自任务所需查看。每次查看联系方式原文都会被记录。授权到期或撤回后，相关内容立即对他们隐藏。

# 五、保存
信息保存在中国大陆。确需向境外提供时，会另行取得你的单独同意。授权从最近一次同意算起，有效到个人中心写明的日期；到期未续，我们停止使用。删除个人信息时，我们销毁你的专属密钥，历史记录中的个人内容从此无法读出。

# 六、自动化处理
系统会从你上传的简历文件里提取字段，作为建议填入表单，由你逐项确认。是否通过筛选由人决定。你可以要求我们解释筛选中自动化处理的方式。

# 七、你的权利

- 在“我的简历”和“账号设置”里查看、更正信息
- 要求删除、撤回同意、注销账号
- 要求取得一份副本

登录后点右上角的姓名，可以进入个人中心。我们在 30 天内答复，一般不收费。撤回同意会结束进行中的应聘。

# 八、未成年人
未满 {{minimumAge}} 周岁不能投递。未满 {{adultAge}} 周岁的，只能投递明确允许的实习职位，并应取得监护人同意。

# 九、联系我们
对个人信息有任何问题，请{{contact}}。`,
  'en-US': `This policy says which personal information {{companyFull}} collects in recruitment, why, for how long, and how you can see, correct, delete and take it with you.

# 1. What we need
Without the following we cannot handle your application:

- Name, name in phonetic script, gender, ethnic group, birth date
- Phone and its region, email, contact address
- Nationality, native place, household address, place of origin, marital status
- ID type and number, height, weight, ID photo
- Emergency contact and phone
- Graduation year, position applied for, desired interview city, resume

Overseas graduates also give a study certificate and a foreign degree certificate. We ask step by step: an application needs only the required parts of the resume; identity documents and bank cards are asked for only after an offer is accepted.

# 2. What is optional
Education, work, awards, internships, projects, training, campus practice, languages, skills, family situation, and anything else that helps us know you. Leaving it out does not stop an application, but may make matching less accurate. To keep your account safe we also keep login logs.

# 3. What we use it for

- Screening resumes and matching people with positions
- Arranging exams, evaluations and interviews, and telling you the results
- Labour contracts and onboarding
- Contacting you about later positions (you can refuse at any time)

We use it for nothing else, and we do not sell it.

# 4. Who can see it
The recruiters responsible for the position, the colleagues asked to screen or interview you and those who approve an offer, each as far as their task needs. Every view of your contact details in clear is recorded. When consent ends or is withdrawn, the content is hidden from them at once.

# 5. Storage
Information is stored in mainland China. Transfer abroad needs your separate consent. Consent lasts from the last time you gave it until the day that your personal center names; without renewal we stop using the information. When we erase personal information we destroy your own key, and the personal content in the history can never be read again.

# 6. Automated processing
The system reads fields from the resume file you upload and proposes them for the form; you confirm each one. A person decides whether you pass a screening. You may ask us to explain how automated processing is used in screening.

# 7. Your rights

- See and correct your information under My resume and Account settings
- Ask for deletion, withdraw consent, close the account
- Ask for a copy

After signing in, open the personal center from your name at the top right. We answer within 30 days, usually free of charge. Withdrawing consent ends applications in process.

# 8. Minors
People under {{minimumAge}} cannot apply. Under {{adultAge}}, only internships that say so are open, with the consent of a guardian.

# 9. Contact
For any question about personal information, {{contact}}.`,
};
