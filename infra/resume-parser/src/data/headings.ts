export type SectionKind =
  | 'basic'
  | 'education'
  | 'work'
  | 'internship'
  | 'project'
  | 'skill'
  | 'language'
  | 'award'
  | 'training'
  | 'campusPractice'
  | 'other';

/** What sections are called; whole headings, lower case, without blanks between Chinese characters. */
export const headings: Readonly<Record<SectionKind, string>> = {
  basic:
    '基本信息 个人信息 基本资料 个人资料 基本情况 个人概况 联系方式 个人简历 personal_information personal_details personal_info contact contact_information contact_details basic_information',
  education:
    '教育经历 教育背景 学习经历 教育情况 教育信息 教育经验 学历背景 学历信息 求学经历 受教育经历 教育 education educational_background education_background education_history academic_background academic_qualifications education_and_training qualifications',
  work: '工作经历 工作经验 工作履历 工作背景 职业经历 职业履历 任职经历 从业经历 就业经历 工作与实习经历 工作/实习经历 工作实习经历 work_experience work_history employment employment_history professional_experience career_history experience relevant_experience professional_background',
  internship: '实习经历 实习经验 实习实践 实习 internship internships internship_experience',
  project:
    '项目经历 项目经验 项目实践 项目背景 科研经历 科研项目 主要项目 参与项目 代表项目 重点项目 项目 projects project project_experience selected_projects key_projects research_projects research_experience',
  skill:
    '专业技能 技能特长 个人技能 职业技能 技能清单 技术栈 技术能力 掌握技能 相关技能 核心技能 技能 it技能 计算机技能 计算机能力 技能语言 技能证书 技能与证书 技能/证书 专业能力 skills technical_skills it_skills computer_skills software_skills key_skills core_skills core_competencies skills_and_tools professional_skills technologies',
  language: '语言能力 外语水平 语言技能 外语能力 语言水平 语言 外语 languages language language_skills',
  award:
    '获奖经历 获奖情况 获奖记录 获奖荣誉 获得荣誉 获得奖项 所获荣誉 所获奖项 所获奖励 荣誉奖项 奖项荣誉 荣誉奖励 奖励荣誉 荣誉与奖项 奖项与荣誉 奖励情况 奖惩情况 校内荣誉 个人荣誉 主要荣誉 荣誉 奖项 获奖 奖励 awards honors honours awards_and_honors honors_and_awards awards_and_honours honours_and_awards awards_and_achievements',
  training: '培训经历 培训经验 培训情况 培训 training training_experience',
  campusPractice:
    '校园经历 校园实践 校园活动 社会实践 实践经历 社会实践经历 在校经历 在校情况 校内经历 校内职务 社团经历 学生工作 学生干部经历 extracurricular_activities campus_experience volunteer_experience',
  other:
    '自我评价 自我介绍 个人评价 职业发展意向 目前职业概况 个人简介 个人总结 个人优势 个人陈述 证书 资格证书 兴趣爱好 求职意向 求职目标 期望工作 应聘职位 应聘岗位 家庭情况 家庭成员 论文发表 发表论文 专利 附加信息 其他信息 其他 推荐人 参考资料 职业规划 summary profile about about_me personal_summary professional_summary personal_statement objective career_objective career_summary certificates certifications publications patents references interests hobbies activities volunteering leadership additional_information',
};

/** Labels in front of one value, per path below `basic.`. Blanks may stand between Chinese characters. */
export const basicLabels: Readonly<Record<string, string>> = {
  name: '姓名 名字 中文名 name full_name',
  gender: '性别 gender sex',
  birthDate: '出生日期 出生年月日 出生年月 出生时间 生日 出生 date_of_birth birth_date birthday dob born',
  phone:
    '联系电话 手机号码 手机号 联系手机 移动电话 电话号码 联系方式 手机 电话 mobile_phone phone_number mobile telephone phone cell tel',
  email: '电子邮箱 电子邮件 邮箱地址 联系邮箱 邮箱 邮件 e-mail email mail',
  highestDegree: '最高学历 学历学位 文化程度 学历/学位 学历 学位 highest_degree highest_education degree',
  workYears: '工作年限 工作经验 从业年限 工龄 years_of_experience work_years working_years',
  residence:
    '现居住地 现居地 现居城市 居住城市 居住地 所在地 所在城市 现居 家庭住址 通讯地址 联系地址 住址 地址 current_location location residence address city',
  nativePlace: '籍贯 native_place hometown',
  nation: '民族 ethnic_group ethnicity',
  politicalStatus: '政治面貌 政治面目 political_status',
  maritalStatus: '婚姻状况 婚姻状态 婚姻 婚否 marital_status',
  // Known so that their values are not taken for those of their neighbours.
  '': '年龄 身高 体重 血型 健康状况 身体状况 求职意向 意向岗位 意向城市 应聘职位 应聘岗位 期望职位 期望薪资 目前状态 到岗时间 微信 微信号 qq 国籍 身份证 身份证号 毕业院校 毕业学校 毕业时间 专业 英语水平 外语水平 邮编 照片 age height nationality wechat github linkedin website blog position expected_salary major university',
};
