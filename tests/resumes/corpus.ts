import { layouts } from './corpus-layouts.ts';
import type { Sample } from './sample.ts';

/** Invented resumes in the markup of `fixtures/resume-files.mjs`, each in a layout of its own, and what should be read. */
export const corpus: readonly Sample[] = [
  {
    id: '01-headline',
    source: `
王晨
男 | 1994年3月生 | 6年工作经验
电话：13800006021　邮箱：wangchen@example.com　现居住地：杭州
# 教育经历
浙江大学 微电子学与固体电子学 硕士 >> 2016.09 - 2019.06
浙江大学 电子科学与技术 本科 >> 2012.09 - 2016.06
# 工作经历
杭州某芯微电子有限公司 模拟芯片设计工程师 >> 2021.07 - 至今
- 负责低压差稳压器的电路设计与流片验证
上海示例半导体有限公司 芯片设计工程师 >> 2019.07 - 2021.06
- 负责带隙基准与振荡器的设计
# 专业技能
Cadence Virtuoso、Spectre、Verilog-A、Python
# 语言能力
英语：CET-6，可作为工作语言
`,
    expected: {
      'basic.name': '王晨',
      'basic.gender': 'MALE',
      'basic.birthDate': '1994-03',
      'basic.phone': '+8613800006021',
      'basic.email': 'wangchen@example.com',
      'basic.workYears': 6,
      'basic.highestDegree': 'MASTER',
      'education[0].school': '浙江大学',
      'education[0].major': '微电子学与固体电子学',
      'education[0].degree': 'MASTER',
      'education[0].start': '2016-09',
      'education[0].end': '2019-06',
      'education[1].major': '电子科学与技术',
      'education[1].degree': 'BACHELOR',
      'work[0].company': '杭州某芯微电子有限公司',
      'work[0].title': '模拟芯片设计工程师',
      'work[0].start': '2021-07',
      'work[0].end': null,
      'work[1].company': '上海示例半导体有限公司',
      'work[1].title': '芯片设计工程师',
      'work[1].end': '2021-06',
      'skill[0].name': 'Cadence Virtuoso',
      'skill[3].name': 'Python',
      'language[0].name': '英语',
      'language[0].certificate': 'CET-6',
    },
  },
  {
    id: '02-labels-numbered',
    source: `
个人简历
# 一、个人信息
姓    名：李思涵　　性    别：女
出生年月：1997/08　　民    族：汉族
手机号码：137 0000 6022　　电子邮箱：lisihan@example.cn
学    历：本科　　政治面貌：中共党员
# 二、教育背景
2015年9月—2019年6月　　武汉大学　　软件工程　　本科
# 三、工作经历
2021年3月—至今　　武汉示例网络科技有限公司　　后端开发工程师
工作内容：负责订单系统的设计、开发与维护。
2019年7月—2021年2月　　长沙样本软件有限公司　　Java开发工程师
工作内容：参与支付网关的开发。
# 四、技能
Java，Spring Boot，MySQL，Redis
# 五、自我评价
工作认真负责，有较强的学习能力。
`,
    expected: {
      'basic.name': '李思涵',
      'basic.gender': 'FEMALE',
      'basic.birthDate': '1997-08',
      'basic.nation': '汉族',
      'basic.phone': '+8613700006022',
      'basic.email': 'lisihan@example.cn',
      'basic.highestDegree': 'BACHELOR',
      'basic.politicalStatus': '中共党员',
      'education[0].school': '武汉大学',
      'education[0].major': '软件工程',
      'education[0].degree': 'BACHELOR',
      'education[0].start': '2015-09',
      'education[0].end': '2019-06',
      'work[0].company': '武汉示例网络科技有限公司',
      'work[0].title': '后端开发工程师',
      'work[0].start': '2021-03',
      'work[0].end': null,
      'work[1].company': '长沙样本软件有限公司',
      'work[1].title': 'Java开发工程师',
      'work[1].start': '2019-07',
      'work[1].end': '2021-02',
      'skill[0].name': 'Java',
      'skill[1].name': 'Spring Boot',
      'skill[3].name': 'Redis',
    },
  },
  {
    id: '03-table',
    source: `
个人简历
| 姓名 | 张浩然 | 性别 | 男 |
| 出生日期 | 1990-11-05 | 籍贯 | 江苏南通 |
| 联系电话 | 13900006023 | 电子邮件 | zhanghr@example.com |
| 最高学历 | 硕士研究生 | 工作年限 | 9年 |
# 教育经历
| 起止时间 | 学校 | 专业 | 学历 |
| 2012.09-2015.06 | 东南大学 | 通信与信息系统 | 硕士 |
| 2008.09-2012.06 | 南京邮电大学 | 通信工程 | 本科 |
# 工作经历
| 起止时间 | 公司名称 | 部门 | 职位 |
| 2018.04-至今 | 苏州样例通信技术有限公司 | 研发部 | 射频工程师 |
| 2015.07-2018.03 | 南京示范电子股份有限公司 | 测试部 | 硬件测试工程师 |
# 语言能力
| 语种 | 水平 |
| 英语 | 熟练 |
`,
    expected: {
      'basic.name': '张浩然',
      'basic.gender': 'MALE',
      'basic.birthDate': '1990-11-05',
      'basic.nativePlace': '江苏南通',
      'basic.phone': '+8613900006023',
      'basic.email': 'zhanghr@example.com',
      'basic.highestDegree': 'MASTER',
      'basic.workYears': 9,
      'education[0].school': '东南大学',
      'education[0].major': '通信与信息系统',
      'education[0].degree': 'MASTER',
      'education[0].start': '2012-09',
      'education[1].school': '南京邮电大学',
      'education[1].degree': 'BACHELOR',
      'education[1].end': '2012-06',
      'work[0].company': '苏州样例通信技术有限公司',
      'work[0].department': '研发部',
      'work[0].title': '射频工程师',
      'work[0].end': null,
      'work[1].company': '南京示范电子股份有限公司',
      'work[1].title': '硬件测试工程师',
      'work[1].start': '2015-07',
      'language[0].name': '英语',
    },
  },
  {
    id: '04-company-above-dates',
    source: `
陈雨桐 - 产品经理
手机：+86 136-0000-6024 | 邮箱：chen.yutong@example.com | 深圳
# ◆ 工作经验
深圳样板科技有限公司
高级产品经理　2020/05 ~ 至今
1. 负责企业协作产品的规划与落地；
2. 管理五人的产品团队。
广州示例互动
产品经理　2016/07 ~ 2020/04
1. 负责直播产品的需求分析。
# ◆ 项目经验
会议助手
项目负责人　2022/01 ~ 2022/12
从零到一完成会议纪要产品。
# ◆ 教育背景
中山大学
工商管理　本科　2012/09 ~ 2016/06
# ◆ 技能证书
Axure、SQL、PMP
`,
    expected: {
      'basic.name': '陈雨桐',
      'basic.phone': '+8613600006024',
      'basic.email': 'chen.yutong@example.com',
      'basic.highestDegree': 'BACHELOR',
      'work[0].company': '深圳样板科技有限公司',
      'work[0].title': '高级产品经理',
      'work[0].start': '2020-05',
      'work[0].end': null,
      'work[1].company': '广州示例互动',
      'work[1].title': '产品经理',
      'work[1].start': '2016-07',
      'work[1].end': '2020-04',
      'project[0].name': '会议助手',
      'project[0].role': '项目负责人',
      'project[0].start': '2022-01',
      'education[0].school': '中山大学',
      'education[0].major': '工商管理',
      'education[0].degree': 'BACHELOR',
      'education[0].end': '2016-06',
      'skill[0].name': 'Axure',
      'skill[2].name': 'PMP',
    },
  },
  {
    id: '05-graduate',
    source: `
赵欣怡
求职意向：数据分析师
女　|　汉族　|　2001.05.18　|　共青团员
电话 15000006025　邮箱 zhaoxinyi@example.edu
# 教育经历 Education
2019.09 - 2023.06 四川大学 统计学（本科）
GPA：3.7/4.0，专业排名前10%
# 实习经历 Internship
2022.06 - 2022.09 成都样例数据有限公司 数据分析实习生
- 清洗用户行为数据，搭建日报看板
# 校园经历
2020.09 - 2021.06 学生会宣传部 部长
# 专业技能 Skills
- 熟练掌握 Python、SQL
- 熟悉 Tableau
- 英语：CET-6
`,
    expected: {
      'basic.name': '赵欣怡',
      'basic.gender': 'FEMALE',
      'basic.phone': '+8615000006025',
      'basic.email': 'zhaoxinyi@example.edu',
      'basic.highestDegree': 'BACHELOR',
      'education[0].school': '四川大学',
      'education[0].major': '统计学',
      'education[0].degree': 'BACHELOR',
      'education[0].start': '2019-09',
      'education[0].end': '2023-06',
      'internship[0].company': '成都样例数据有限公司',
      'internship[0].title': '数据分析实习生',
      'internship[0].start': '2022-06',
      'internship[0].end': '2022-09',
      'skill[0].name': 'Python',
      'skill[1].name': 'SQL',
      'skill[2].name': 'Tableau',
      'language[0].name': '英语',
      'language[0].certificate': 'CET-6',
    },
  },
  {
    id: '06-labelled-entries',
    source: `
【基本资料】
姓名：欧阳文静
性别：女
出生日期：1988年12月2日
工作年限：12年
手机：18900006026
E-mail：ouyang_wj@example.com
最高学历：大专
【工作经历】
公司名称：宁波示例医疗器械有限公司
职位名称：质量主管
在职时间：2017年2月至今
工作描述：建立质量体系，组织内审。
公司名称：杭州样板包装有限公司
职位名称：质检员
在职时间：2009年7月至2017年1月
工作描述：来料与成品检验。
【教育经历】
学校名称：浙江工商职业技术学院
专业名称：工商企业管理
学历：大专
就读时间：2006年9月至2009年6月
`,
    expected: {
      'basic.name': '欧阳文静',
      'basic.gender': 'FEMALE',
      'basic.birthDate': '1988-12-02',
      'basic.workYears': 12,
      'basic.phone': '+8618900006026',
      'basic.email': 'ouyang_wj@example.com',
      'basic.highestDegree': 'COLLEGE',
      'work[0].company': '宁波示例医疗器械有限公司',
      'work[0].title': '质量主管',
      'work[0].start': '2017-02',
      'work[0].end': null,
      'work[1].company': '杭州样板包装有限公司',
      'work[1].title': '质检员',
      'work[1].start': '2009-07',
      'work[1].end': '2017-01',
      'education[0].school': '浙江工商职业技术学院',
      'education[0].major': '工商企业管理',
      'education[0].degree': 'COLLEGE',
      'education[0].start': '2006-09',
      'education[0].end': '2009-06',
    },
  },
  {
    id: '07-english',
    source: `
Emily Carter
emily.carter@example.com | +86 138 0000 6022 | Shanghai
# Work Experience
Senior RF Engineer, Example Wireless Ltd >> Mar 2020 - Present
- Designed power amplifiers for base stations
RF Engineer, Sample Networks Inc >> Jul 2016 - Feb 2020
- Measured and modelled antennas
# Education
University of Bristol, Master of Science in Communication Networks >> Sep 2015 - Jun 2016
University of Leeds, Bachelor of Engineering in Electronic Engineering >> Sep 2012 - Jun 2015
# Skills
ADS, HFSS, Matlab, Python
# Languages
English (native), Mandarin (fluent)
`,
    expected: {
      'basic.name': 'Emily Carter',
      'basic.phone': '+8613800006022',
      'basic.email': 'emily.carter@example.com',
      'basic.highestDegree': 'MASTER',
      'work[0].company': 'Example Wireless Ltd',
      'work[0].title': 'Senior RF Engineer',
      'work[0].start': '2020-03',
      'work[0].end': null,
      'work[1].company': 'Sample Networks Inc',
      'work[1].title': 'RF Engineer',
      'work[1].end': '2020-02',
      'education[0].school': 'University of Bristol',
      'education[0].major': 'Communication Networks',
      'education[0].degree': 'MASTER',
      'education[1].school': 'University of Leeds',
      'education[1].degree': 'BACHELOR',
      'education[1].start': '2012-09',
      'skill[0].name': 'ADS',
      'language[1].name': 'Mandarin',
      'language[1].level': 'fluent',
    },
  },
  {
    id: '08-english-stacked',
    source: `
DAVID R. THOMPSON
Phone: (+44) 7911 123456 • Email: d.thompson@example.org • London
# PROFESSIONAL EXPERIENCE
Sample Robotics GmbH, Berlin >> 06/2019 - present
Lead Firmware Engineer
- Built the motion controller of a warehouse robot
Northwind Instruments Ltd., Cambridge >> 09/2014 - 05/2019
Embedded Software Engineer
- Wrote drivers for spectrometers
# EDUCATION
BSc Computer Science >> 09/2011 - 06/2014
University of Edinburgh
# TECHNICAL SKILLS
Languages: C, C++, Rust
Tools: Git, Yocto
# LANGUAGES
English: native; German: B2
`,
    expected: {
      'basic.name': 'DAVID R. THOMPSON',
      'basic.phone': '+447911123456',
      'basic.email': 'd.thompson@example.org',
      'basic.highestDegree': 'BACHELOR',
      'work[0].company': 'Sample Robotics GmbH',
      'work[0].title': 'Lead Firmware Engineer',
      'work[0].start': '2019-06',
      'work[0].end': null,
      'work[1].company': 'Northwind Instruments Ltd.',
      'work[1].title': 'Embedded Software Engineer',
      'work[1].start': '2014-09',
      'work[1].end': '2019-05',
      'education[0].school': 'University of Edinburgh',
      'education[0].major': 'Computer Science',
      'education[0].degree': 'BACHELOR',
      'education[0].start': '2011-09',
      'skill[0].name': 'C',
      'skill[2].name': 'Rust',
      'language[0].name': 'English',
      'language[1].name': 'German',
      'language[1].level': 'B2',
    },
  },
  {
    id: '09-no-headings',
    source: `
孙立军 男 35岁 13500006029 sunlj@example.com
学历：硕士 10年以上工作经验
2008.09-2011.07 西安电子科技大学 电路与系统 硕士
2004.09-2008.07 西安邮电大学 电子信息工程 学士
2015.03-至今 西安示例航天技术有限公司 项目经理
2011.08-2015.02 成都样本集成电路有限公司 版图工程师
`,
    expected: {
      'basic.name': '孙立军',
      'basic.gender': 'MALE',
      'basic.phone': '+8613500006029',
      'basic.email': 'sunlj@example.com',
      'basic.highestDegree': 'MASTER',
      'basic.workYears': 10,
      'education[0].school': '西安电子科技大学',
      'education[0].major': '电路与系统',
      'education[0].degree': 'MASTER',
      'education[1].school': '西安邮电大学',
      'education[1].start': '2004-09',
      'work[0].company': '西安示例航天技术有限公司',
      'work[0].title': '项目经理',
      'work[0].end': null,
      'work[1].company': '成都样本集成电路有限公司',
      'work[1].title': '版图工程师',
    },
  },
  {
    id: '10-bars',
    source: `
个 人 简 历
周 子 轩
联系方式：17700006030 / zhouzx@example.com
出生年月：1995.02　性别：男　所在城市：南京
# 工作履历
2022.01-至今 | 南京样例新能源汽车有限公司 | 电池算法部 | 高级算法工程师
* 负责电池健康度估计算法
* 输出专利三项
2020.07-2021.12 | 合肥示例智能装备集团 | 控制组 | 算法工程师
* 负责伺服控制算法
# 重点项目
2022.06-2023.08 电池云端诊断平台（技术负责人）
项目描述：面向十万辆车的在线诊断。
# 学习经历
2017.09-2020.06 | 中国科学技术大学 | 控制科学与工程 | 硕士研究生
2013.09-2017.06 | 合肥工业大学 | 自动化 | 大学本科
# 掌握技能
Matlab/Simulink；C++；Python；卡尔曼滤波
# 外语水平
英语六级 520分
`,
    expected: {
      'basic.name': '周子轩',
      'basic.gender': 'MALE',
      'basic.birthDate': '1995-02',
      'basic.phone': '+8617700006030',
      'basic.email': 'zhouzx@example.com',
      'basic.residence': '南京',
      'basic.highestDegree': 'MASTER',
      'work[0].company': '南京样例新能源汽车有限公司',
      'work[0].department': '电池算法部',
      'work[0].title': '高级算法工程师',
      'work[0].start': '2022-01',
      'work[0].end': null,
      'work[1].company': '合肥示例智能装备集团',
      'work[1].title': '算法工程师',
      'work[1].end': '2021-12',
      'project[0].name': '电池云端诊断平台',
      'project[0].start': '2022-06',
      'education[0].school': '中国科学技术大学',
      'education[0].major': '控制科学与工程',
      'education[0].degree': 'MASTER',
      'education[1].school': '合肥工业大学',
      'education[1].major': '自动化',
      'education[1].degree': 'BACHELOR',
      'education[1].start': '2013-09',
      'skill[1].name': 'C++',
      'language[0].name': '英语',
    },
  },
  {
    id: '11-english-cv',
    source: `
Curriculum Vitae
Name: Priya Raman
Gender: Female    Date of Birth: 14 Feb 1993
Mobile: +65 9123 4567    E-mail: priya.raman@example.sg
# Summary
Process engineer with 8 years of experience in semiconductor manufacturing.
# Employment History
Example Foundry Pte Ltd - Senior Process Engineer
January 2019 – now
- Owned the etch module of a 28 nm line
Sample Optics Limited - Process Engineer
August 2015 – December 2018
- Qualified lithography tools
# Academic Background
Nanyang Technological University
M.Eng. in Materials Science, August 2013 – June 2015
Anna University
B.Tech in Metallurgical Engineering, July 2009 – May 2013
# Key Skills
Etch, Lithography, SPC, JMP
`,
    expected: {
      'basic.name': 'Priya Raman',
      'basic.gender': 'FEMALE',
      'basic.birthDate': '1993-02',
      'basic.phone': '+6591234567',
      'basic.email': 'priya.raman@example.sg',
      'basic.workYears': 8,
      'work[0].company': 'Example Foundry Pte Ltd',
      'work[0].title': 'Senior Process Engineer',
      'work[0].start': '2019-01',
      'work[0].end': null,
      'work[1].company': 'Sample Optics Limited',
      'work[1].title': 'Process Engineer',
      'work[1].start': '2015-08',
      'work[1].end': '2018-12',
      'education[0].school': 'Nanyang Technological University',
      'education[0].degree': 'MASTER',
      'education[0].major': 'Materials Science',
      'education[0].start': '2013-08',
      'education[1].school': 'Anna University',
      'education[1].degree': 'BACHELOR',
      'education[1].end': '2013-05',
      'skill[1].name': 'Lithography',
    },
  },

  {
    id: '12-held-back-sales',
    heldBack: true,
    source: `
林志远的简历
13600006032丨linzy@example.net丨厦门丨32岁
# 个人优势
8年快消行业销售经验，擅长渠道拓展。
# 工作经历
厦门样例食品有限公司（2019年6月 - 至今）
区域销售经理
1、负责福建省的经销商管理；
2、年度销售额增长30%。
福州示例饮料有限公司（2015年7月 - 2019年5月）
销售代表
1、开拓终端门店。
# 教育经历
集美大学（2011年9月 - 2015年6月）
市场营销 / 本科
# 资格证书
初级会计证、驾驶证C1
`,
    expected: {
      'basic.name': '林志远',
      'basic.phone': '+8613600006032',
      'basic.email': 'linzy@example.net',
      'basic.highestDegree': 'BACHELOR',
      'work[0].company': '厦门样例食品有限公司',
      'work[0].title': '区域销售经理',
      'work[0].start': '2019-06',
      'work[0].end': null,
      'work[1].company': '福州示例饮料有限公司',
      'work[1].title': '销售代表',
      'work[1].start': '2015-07',
      'work[1].end': '2019-05',
      'education[0].school': '集美大学',
      'education[0].major': '市场营销',
      'education[0].degree': 'BACHELOR',
      'education[0].start': '2011-09',
    },
  },
  {
    id: '13-held-back-researcher',
    heldBack: true,
    source: `
# 基本情况
| 姓 名 | 高雅琪 | 出生年月 | 1992年07月 |
| 性 别 | 女 | 民 族 | 满族 |
| 手 机 | 186-0000-6033 | 邮 箱 | gaoyq@example.ac.cn |
| 学 历 | 博士 | 婚姻状况 | 已婚 |
# 学习经历
2014.9～2020.1　　吉林大学　　凝聚态物理　　博士
2010.9～2014.7　　东北师范大学　　物理学　　学士
# 科研经历
2016.3～2019.12　　二维材料光电探测器研究　　参与
主要工作：器件制备与低温测试。
# 工作经历
2020.3～今　　长春示例光学研究所　　助理研究员
# 语言能力
英语 六级；日语 N2
`,
    expected: {
      'basic.name': '高雅琪',
      'basic.gender': 'FEMALE',
      'basic.birthDate': '1992-07',
      'basic.nation': '满族',
      'basic.phone': '+8618600006033',
      'basic.email': 'gaoyq@example.ac.cn',
      'basic.highestDegree': 'DOCTORAL',
      'education[0].school': '吉林大学',
      'education[0].major': '凝聚态物理',
      'education[0].degree': 'DOCTORAL',
      'education[0].start': '2014-09',
      'education[0].end': '2020-01',
      'education[1].school': '东北师范大学',
      'education[1].major': '物理学',
      'education[1].degree': 'BACHELOR',
      'project[0].name': '二维材料光电探测器研究',
      'project[0].start': '2016-03',
      'work[0].company': '长春示例光学研究所',
      'work[0].title': '助理研究员',
      'work[0].start': '2020-03',
      'work[0].end': null,
      'language[0].name': '英语',
      'language[1].name': '日语',
      'language[1].certificate': 'N2',
    },
  },
  {
    id: '14-held-back-english',
    heldBack: true,
    source: `
Mateo García
Barcelona, Spain
mateo.garcia@example.es
+34 612 345 678
# SUMMARY
Backend developer with 5+ years of experience.
# EXPERIENCE
Backend Developer
Example Travel S.L.
2021 - Present
- Runs the booking platform
Junior Developer
Sample Apps Studio
2018 - 2021
- Built payment integrations
# EDUCATION
Universitat Politècnica de Catalunya
BSc in Informatics Engineering
2014 - 2018
# SKILLS
Go | PostgreSQL | Kafka
# LANGUAGES
Spanish (native) | English (C1)
`,
    expected: {
      'basic.name': 'Mateo García',
      'basic.email': 'mateo.garcia@example.es',
      'basic.phone': '+34612345678',
      'basic.workYears': 5,
      'work[0].title': 'Backend Developer',
      'work[0].company': 'Example Travel S.L.',
      'work[0].start': '2021',
      'work[0].end': null,
      'work[1].title': 'Junior Developer',
      'work[1].company': 'Sample Apps Studio',
      'work[1].end': '2021',
      'education[0].school': 'Universitat Politècnica de Catalunya',
      'education[0].major': 'Informatics Engineering',
      'education[0].degree': 'BACHELOR',
      'skill[0].name': 'Go',
      'skill[2].name': 'Kafka',
      'language[0].name': 'Spanish',
      'language[1].level': 'C1',
    },
  },
  ...layouts,
];
