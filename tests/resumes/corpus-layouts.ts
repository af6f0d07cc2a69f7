import type { Sample } from './sample.ts';

/** Invented resumes in the layouts that job boards export and that forms and tables have. ` // ` parts the lines of one cell. */
export const layouts: readonly Sample[] = [
  {
    id: '20-board-dated-rows',
    source: `
陆云舟
5年工作经验 | 男 | 28岁（1992/03/15） | 现居住上海-浦东新区
| 电　话： | 13800006031（手机） |
| E-mail： | luyunzhou@example.com |
| 最近工作 [ 2年6个月 ] | 最高学历 |
| 公司： | 上海示例半导体有限公司 | 学历： | 本科 |
| 行业： | 电子技术/半导体/集成电路 | 专业： | 电子信息工程 |
| 职位： | 硬件工程师 | 学校： | 东南大学 |
# 工作经验
| 2018/2 -- 至今： | 上海示例半导体有限公司（150-500人） [ 2年6个月 ] |
| 所属行业： | 电子技术/半导体/集成电路 |
| 研发部 | 硬件工程师 |
| 工作描述： | 负责25.6T交换芯片的板级验证 |
| 2017/6 -- 2018/1： | 无锡样例电子有限公司（50-150人） [ 7个月 ] |
| 所属行业： | 通信/电信 |
| 测试部 | 测试工程师 |
| 工作描述： | 负责整机老化测试 |
# 项目经验
| 2019/3 -- 2020/5： | 25.6T交换机主板 |
| 项目描述： | 51.2T交换芯片配套主板 |
| 责任描述： | 原理图设计 |
# 教育经历
| 2013/9 -- 2017/6 | 东南大学 | 电子信息工程 | 本科 |
# 所获奖项
| 2015/11 | 国家奖学金 | 国家级 |
| 2014/12 | 三好学生 | 校级 |
# 语言能力
| 英语 | 熟练 |
| 英语等级： | 英语六级（562） |
# IT 技能
| 技能名称 | 使用时间 | 掌握程度 |
| Verilog | 36个月 | 熟练 |
| Altium Designer | 24个月 | 精通 |
`,
    expected: {
      'basic.name': '陆云舟',
      'basic.gender': 'MALE',
      'basic.birthDate': '1992-03-15',
      'basic.phone': '+8613800006031',
      'basic.email': 'luyunzhou@example.com',
      'basic.highestDegree': 'BACHELOR',
      'basic.workYears': 5,
      'education[0].school': '东南大学',
      'education[0].major': '电子信息工程',
      'education[0].degree': 'BACHELOR',
      'education[0].start': '2013-09',
      'education[0].end': '2017-06',
      'work[0].company': '上海示例半导体有限公司',
      'work[0].department': '研发部',
      'work[0].title': '硬件工程师',
      'work[0].start': '2018-02',
      'work[0].end': null,
      'work[1].company': '无锡样例电子有限公司',
      'work[1].department': '测试部',
      'work[1].title': '测试工程师',
      'work[1].start': '2017-06',
      'work[1].end': '2018-01',
      'project[0].name': '25.6T交换机主板',
      'project[0].start': '2019-03',
      'project[0].end': '2020-05',
      'award[0].name': '国家奖学金',
      'award[0].date': '2015-11',
      'award[0].level': '国家级',
      'award[1].name': '三好学生',
      'award[1].date': '2014-12',
      'language[0].name': '英语',
      'language[0].level': '熟练',
      'language[0].certificate': '英语六级(562)',
      'skill[0].name': 'Verilog',
      'skill[0].level': '熟练',
      'skill[1].name': 'Altium Designer',
      'skill[1].level': '精通',
    },
    counts: { education: 1, work: 2, project: 1, award: 2, language: 1, skill: 2 },
  },
  {
    id: '21-board-colon-heads',
    source: `
顾明远
男　　28岁(1994年3月)　　5年工作经验　　硕士
现居住地：南京　｜　户口：江苏
手机：13700006032
E-mail ︳gu.mingyuan@example.com
# 工作经历
2019/07 -- 至今：南京样本通信技术有限公司（3年2个月）
射频工程师 | 15001-20000元/月
通信/电信/网络设备 | 企业性质：民营 | 规模：100-499人
| 工作描述： | 负责基站功率放大器的设计 |
2018/12 -- 2019/06：苏州示范微波有限公司（7个月）
助理工程师 | 8001-10000元/月
| 工作描述： | 协助滤波器调试 |
# 教育经历
2016/09 -- 2019/06　　南京邮电大学　　电磁场与微波技术　　硕士
2012/09 -- 2016/06　　安徽大学　　通信工程　　本科
# 语言能力
英语：读写能力熟练 | 听说能力良好
英语等级：CET-6（562分）
# 专业技能
ADS：熟练 | 36个月
HFSS：精通 | 48个月
# 获得荣誉
2018/10　一等学业奖学金
2015/06　全国大学生电子设计竞赛二等奖
`,
    expected: {
      'basic.name': '顾明远',
      'basic.gender': 'MALE',
      'basic.birthDate': '1994-03',
      'basic.phone': '+8613700006032',
      'basic.email': 'gu.mingyuan@example.com',
      'basic.highestDegree': 'MASTER',
      'basic.workYears': 5,
      'education[0].school': '南京邮电大学',
      'education[0].major': '电磁场与微波技术',
      'education[0].degree': 'MASTER',
      'education[1].school': '安徽大学',
      'education[1].major': '通信工程',
      'education[1].degree': 'BACHELOR',
      'education[1].end': '2016-06',
      'work[0].company': '南京样本通信技术有限公司',
      'work[0].title': '射频工程师',
      'work[0].start': '2019-07',
      'work[0].end': null,
      'work[0].description': '负责基站功率放大器的设计',
      'work[1].company': '苏州示范微波有限公司',
      'work[1].title': '助理工程师',
      'work[1].start': '2018-12',
      'work[1].end': '2019-06',
      'work[1].description': '协助滤波器调试',
      'award[0].name': '一等学业奖学金',
      'award[0].date': '2018-10',
      'award[1].name': '全国大学生电子设计竞赛二等奖',
      'award[1].date': '2015-06',
      'language[0].name': '英语',
      'language[0].level': '熟练',
      'language[0].certificate': 'CET-6(562分)',
      'skill[0].name': 'ADS',
      'skill[0].level': '熟练',
      'skill[1].name': 'HFSS',
      'skill[1].level': '精通',
    },
    counts: { education: 2, work: 2, award: 2, language: 1, skill: 2 },
  },
  {
    id: '22-board-labelled-cells',
    source: `
| 简历编号：88000123 | 最新登录：2024-05-01 |
# 个人信息
| 姓名： | 沈若溪 | 性别： | 女 |
| 手机号码： | 13600006033 | 年龄： | 31 |
| 电子邮件： | shen.ruoxi@example.com | 教育程度： | 硕士 |
| 工作年限： | 7年 | 婚姻状况： | 未婚 |
| 职业状态： | 在职，看看新机会 | 所在地： | 杭州 |
# 目前职业概况
| 所在行业： | 互联网/电子商务 |
| 公司名称： | 杭州样板云计算有限公司 |
| 所任职位： | 高级产品经理 |
| 目前薪金： | 保密 |
# 职业发展意向
| 期望行业： | 企业服务 |
| 期望职位： | 产品总监 |
# 工作经历
| 2019.03-至今 | 杭州样板云计算有限公司 (3年7个月) |
| 公司性质： | 民营 | 公司规模： | 500-999人 |
| 高级产品经理 | 杭州 |
| 汇报对象： | 产品总监 |
| 下属人数： | 6人 |
| 职责业绩： | 负责计费产品的规划 |
| 2015.07-2019.02 | 宁波示例软件有限公司 (3年8个月) |
| 产品经理 | 宁波 |
| 职责业绩： | 负责进销存产品 |
# 教育经历
| 浙江工业大学 （2012.09-2015.06） |
| 专业：软件工程 | 学历：硕士 | 是否统招：是 |
| 绍兴文理学院 （2008.09-2012.06） |
| 专业：计算机科学与技术 | 学历：本科 | 是否统招：是 |
# 语言能力
英语(良好)、普通话(精通)
# 自我评价
做事有条理。
`,
    expected: {
      'basic.name': '沈若溪',
      'basic.gender': 'FEMALE',
      'basic.phone': '+8613600006033',
      'basic.email': 'shen.ruoxi@example.com',
      'basic.highestDegree': 'MASTER',
      'basic.workYears': 7,
      'basic.maritalStatus': '未婚',
      'basic.residence': '杭州',
      'education[0].school': '浙江工业大学',
      'education[0].major': '软件工程',
      'education[0].degree': 'MASTER',
      'education[0].start': '2012-09',
      'education[0].end': '2015-06',
      'education[1].school': '绍兴文理学院',
      'education[1].major': '计算机科学与技术',
      'education[1].degree': 'BACHELOR',
      'work[0].company': '杭州样板云计算有限公司',
      'work[0].title': '高级产品经理',
      'work[0].start': '2019-03',
      'work[0].end': null,
      'work[1].company': '宁波示例软件有限公司',
      'work[1].title': '产品经理',
      'work[1].end': '2019-02',
      'language[0].name': '英语',
      'language[0].level': '良好',
      'language[1].name': '普通话',
    },
    counts: { education: 2, work: 2, language: 2, skill: 0 },
  },
  {
    id: '23-table-on-its-side',
    source: `
| 姓名 | 韩知行 | 联系电话 | 13500006034 |
| 邮箱 | hanzhixing@example.com | 性别 | 男 |
# 教育背景
| 学历 | 本科 | 硕士 |
| 起止时间 | 2010.09-2014.06 | 2014.09-2017.06 |
| 毕业院校 | 合肥工业大学 | 哈尔滨工程大学 |
| 专业 | 机械设计制造及其自动化 | 机械工程 |
# 工作经历
2017.07-至今　芜湖示例汽车股份有限公司　底盘工程师
负责制动系统的匹配。
# 技能
CATIA、ANSYS
`,
    expected: {
      'basic.name': '韩知行',
      'basic.gender': 'MALE',
      'basic.phone': '+8613500006034',
      'basic.email': 'hanzhixing@example.com',
      'basic.highestDegree': 'MASTER',
      'education[0].school': '合肥工业大学',
      'education[0].major': '机械设计制造及其自动化',
      'education[0].degree': 'BACHELOR',
      'education[0].start': '2010-09',
      'education[0].end': '2014-06',
      'education[1].school': '哈尔滨工程大学',
      'education[1].major': '机械工程',
      'education[1].degree': 'MASTER',
      'education[1].start': '2014-09',
      'education[1].end': '2017-06',
      'work[0].company': '芜湖示例汽车股份有限公司',
      'work[0].title': '底盘工程师',
      'work[0].start': '2017-07',
      'work[0].end': null,
      'skill[0].name': 'CATIA',
      'skill[1].name': 'ANSYS',
    },
    counts: { education: 2, work: 1, skill: 2 },
  },
  {
    id: '24-entries-side-by-side',
    source: `
苏景行
电话：13400006035　邮箱：sujingxing@example.com
# 教育经历
| 2009.09-2013.06 | 2013.09-2016.03 |
| 兰州大学 | 西北工业大学 |
| 材料物理 本科 | 材料学 硕士 |
# 工作经历
| 2016.04-2019.08 | 2019.09-至今 |
| 西安示例新材料有限公司 | 西安样板航空科技有限公司 |
| 工艺工程师 | 材料主管 |
`,
    expected: {
      'basic.name': '苏景行',
      'basic.phone': '+8613400006035',
      'basic.email': 'sujingxing@example.com',
      'basic.highestDegree': 'MASTER',
      'education[0].school': '兰州大学',
      'education[0].major': '材料物理',
      'education[0].degree': 'BACHELOR',
      'education[0].start': '2009-09',
      'education[0].end': '2013-06',
      'education[1].school': '西北工业大学',
      'education[1].major': '材料学',
      'education[1].degree': 'MASTER',
      'education[1].start': '2013-09',
      'education[1].end': '2016-03',
      'work[0].company': '西安示例新材料有限公司',
      'work[0].title': '工艺工程师',
      'work[0].start': '2016-04',
      'work[0].end': '2019-08',
      'work[1].company': '西安样板航空科技有限公司',
      'work[1].title': '材料主管',
      'work[1].start': '2019-09',
      'work[1].end': null,
    },
    counts: { education: 2, work: 2 },
  },
  {
    id: '25-application-form',
    source: `
应聘登记表
| 姓名 | 冯可欣 | 性别 | 女 | 出生年月 | 1999.04 |
| 民族 | 汉 | 政治面貌 | 共青团员 | 籍贯 | 湖南长沙 |
| 联系电话 | 15000006036 | 电子邮箱 | fengkexin@example.com |
| 外语水平 | CET-6（562） | 计算机水平 | 二级 |
| 教育经历 | 2021.09-2024.06 厦门大学 应用统计 硕士 |
| | 2017.09-2021.06 湖南大学 统计学 本科 |
| 实习经历 | 2023.07-2023.09 厦门示例金融科技有限公司 数据分析实习生 |
| 获奖情况 | 2019.10 国家励志奖学金 |
| | 2022.11 全国研究生数学建模竞赛二等奖 |
| 自我评价 | 认真细致 |
`,
    expected: {
      'basic.name': '冯可欣',
      'basic.gender': 'FEMALE',
      'basic.birthDate': '1999-04',
      'basic.nation': '汉',
      'basic.politicalStatus': '共青团员',
      'basic.nativePlace': '湖南长沙',
      'basic.phone': '+8615000006036',
      'basic.email': 'fengkexin@example.com',
      'basic.highestDegree': 'MASTER',
      'education[0].school': '厦门大学',
      'education[0].major': '应用统计',
      'education[0].degree': 'MASTER',
      'education[0].start': '2021-09',
      'education[1].school': '湖南大学',
      'education[1].major': '统计学',
      'education[1].end': '2021-06',
      'internship[0].company': '厦门示例金融科技有限公司',
      'internship[0].title': '数据分析实习生',
      'internship[0].start': '2023-07',
      'award[0].name': '国家励志奖学金',
      'award[0].date': '2019-10',
      'award[1].name': '全国研究生数学建模竞赛二等奖',
      'award[1].date': '2022-11',
      'language[0].name': '英语',
      'language[0].certificate': 'CET-6(562)',
    },
    counts: { education: 2, work: 0, internship: 1, award: 2, language: 1 },
  },
  {
    id: '26-side-column',
    source: `
| 罗一鸣 // 电话：13900006037 // 邮箱：luoyiming@example.com // 技能 // Python、SQL // 语言 // 英语：CET-6（530，口语B） | 教育经历 // 2016.09-2019.06 中国科学技术大学 凝聚态物理 硕士 // 2012.09-2016.06 山东大学 物理学 本科 // 工作经历 // 2019.07-至今 合肥样品量子科技有限公司 测控工程师 // 负责低温测控系统。 |
`,
    expected: {
      'basic.name': '罗一鸣',
      'basic.phone': '+8613900006037',
      'basic.email': 'luoyiming@example.com',
      'basic.highestDegree': 'MASTER',
      'education[0].school': '中国科学技术大学',
      'education[0].major': '凝聚态物理',
      'education[0].start': '2016-09',
      'education[1].school': '山东大学',
      'education[1].major': '物理学',
      'education[1].degree': 'BACHELOR',
      'work[0].company': '合肥样品量子科技有限公司',
      'work[0].title': '测控工程师',
      'work[0].start': '2019-07',
      'work[0].end': null,
      'language[0].name': '英语',
      'language[0].certificate': 'CET-6(530,口语B)',
      'skill[0].name': 'Python',
      'skill[1].name': 'SQL',
    },
    counts: { education: 2, work: 1, language: 1, skill: 2 },
  },
  {
    id: '27-tables-that-describe',
    source: `
许嘉禾
手机 13300006038 ︱ 邮箱 ︳xu_jiahe@example.com
# 教育经历
2020.09-2023.06　重庆大学　控制工程　硕士
# 获奖经历
| 时间 | 奖项名称 | 级别 | 说明 |
| 2022.10 | 国家奖学金 | 国家级 | 专业前2% |
| 2021年5月 | 挑战杯竞赛一等奖 | 省级 | 负责算法与答辩 |
# 项目经历
| 起止时间 | 项目名称 | 角色 | 项目描述 |
| 2022.03-2022.12 | 仓储巡检机器人 | 组长 | 搭建导航与避障，代码8千行 |
# 实习经历
| 起止时间 | 单位名称 | 岗位 | 工作内容 |
| 2023.06-2023.09 | 重庆示例智能装备有限公司 | 算法实习生 | 标注数据，训练检测模型 |
# 培训经历
| 起止时间 | 培训机构 | 培训内容 |
| 2021.07-2021.08 | 成都示例培训中心 | 机器人操作系统 |
# 技能证书
C++、ROS
`,
    expected: {
      'basic.name': '许嘉禾',
      'basic.phone': '+8613300006038',
      'basic.email': 'xu_jiahe@example.com',
      'education[0].school': '重庆大学',
      'education[0].degree': 'MASTER',
      'internship[0].company': '重庆示例智能装备有限公司',
      'internship[0].title': '算法实习生',
      'internship[0].end': '2023-09',
      'internship[0].description': '标注数据，训练检测模型',
      'project[0].name': '仓储巡检机器人',
      'project[0].role': '组长',
      'project[0].start': '2022-03',
      'project[0].end': '2022-12',
      'project[0].description': '搭建导航与避障，代码8千行',
      'award[0].name': '国家奖学金',
      'award[0].date': '2022-10',
      'award[0].level': '国家级',
      'award[0].description': '专业前2%',
      'award[1].name': '挑战杯竞赛一等奖',
      'award[1].date': '2021-05',
      'award[1].level': '省级',
      'award[1].description': '负责算法与答辩',
      'skill[0].name': 'C++',
      'skill[1].name': 'ROS',
    },
    counts: { education: 1, internship: 1, project: 1, award: 2, skill: 2 },
  },
  {
    id: '28-board-english',
    source: `
Daniel Brooks
daniel.brooks@example.com | +86 139 0000 6039 | Suzhou
# Work Experience
| Feb 2022 - Present | Example Photonics Ltd | Optical Engineer | [ 2 years 3 months ] |
| Tasks: | Designed the lens of a 25.6T switch module |
| Jul 2021 - Jan 2022 | Sample Lens Inc | Optical Technician | [ 7 months ] |
| Tasks: | Measured lenses |
# Education
| Sep 2017 - Jun 2021 | University of Leeds | Physics | Bachelor |
# IT Skills
| Skill | Used for | Level |
| Python | 36 months | Advanced |
| Zemax | 12 months | Basic |
# Awards
Best Paper Award, Example Optics Conference >> Oct 2021
Dean's List >> 2019
`,
    expected: {
      'basic.name': 'Daniel Brooks',
      'basic.phone': '+8613900006039',
      'basic.email': 'daniel.brooks@example.com',
      'basic.highestDegree': 'BACHELOR',
      'education[0].school': 'University of Leeds',
      'education[0].major': 'Physics',
      'education[0].degree': 'BACHELOR',
      'education[0].start': '2017-09',
      'work[0].company': 'Example Photonics Ltd',
      'work[0].title': 'Optical Engineer',
      'work[0].start': '2022-02',
      'work[0].end': null,
      'work[1].company': 'Sample Lens Inc',
      'work[1].title': 'Optical Technician',
      'work[1].end': '2022-01',
      'award[0].name': 'Best Paper Award, Example Optics Conference',
      'award[0].date': '2021-10',
      'award[1].name': "Dean's List",
      'award[1].date': '2019',
      'skill[0].name': 'Python',
      'skill[0].level': 'Advanced',
      'skill[1].name': 'Zemax',
      'skill[1].level': 'Basic',
    },
    counts: { education: 1, work: 2, award: 2, skill: 2 },
  },
  {
    id: '30-held-back-board-rows',
    heldBack: true,
    source: `
钱若谷
10年以上工作经验｜女｜34岁（1988年7月9日）｜居住地：成都
| 手机： | 13200006040 |
| 邮箱： | qianruogu@example.com |
# 工作经历
| 2016/04--至今 | 成都示例生物医药有限公司 | [4年2个月] |
| 部门： | 质量部 |
| 职位： | 质量经理 |
| 工作描述： | 主持药品生产质量体系 |
| 2010/07--2016/03 | 绵阳样板制药股份有限公司 | [5年8个月] |
| 部门： | 化验室 |
| 职位： | 化验员 |
| 工作描述： | 负责原料检验 |
# 教育背景
| 2006/09--2010/06 | 四川农业大学 | 制药工程 | 本科 |
# 证书与奖项
2014年12月　先进工作者
2012-03　执业药师
# 技能
| 名称 | 使用时长 | 熟练程度 |
| 高效液相色谱 | 60个月 | 精通 |
| LIMS | 1年6个月 | 良好 |
`,
    expected: {
      'basic.name': '钱若谷',
      'basic.gender': 'FEMALE',
      'basic.birthDate': '1988-07-09',
      'basic.phone': '+8613200006040',
      'basic.email': 'qianruogu@example.com',
      'basic.workYears': 10,
      'education[0].school': '四川农业大学',
      'education[0].major': '制药工程',
      'education[0].degree': 'BACHELOR',
      'work[0].company': '成都示例生物医药有限公司',
      'work[0].department': '质量部',
      'work[0].title': '质量经理',
      'work[0].start': '2016-04',
      'work[0].end': null,
      'work[1].company': '绵阳样板制药股份有限公司',
      'work[1].title': '化验员',
      'work[1].end': '2016-03',
      'award[0].name': '先进工作者',
      'award[0].date': '2014-12',
      'skill[0].name': '高效液相色谱',
      'skill[0].level': '精通',
      'skill[1].name': 'LIMS',
    },
    counts: { education: 1, work: 2, skill: 2 },
  },
  {
    id: '31-held-back-form',
    heldBack: true,
    source: `
求职登记表
| 姓　名 | 唐望舒 | 性　别 | 男 | 出生日期 | 1996-02-11 |
| 手　机 | 13100006041 | 邮　箱 | tangwangshu@example.com |
| 学习阶段 | 本科 | 硕士研究生 |
| 起止年月 | 2014.09-2018.06 | 2018.09-2021.03 |
| 学校名称 | 武汉理工大学 | 华中科技大学 |
| 所学专业 | 光电信息科学与工程 | 光学工程 |
| 工作经历 | 2021.04-至今 武汉示例光电子有限公司 光学工程师 |
| 英语水平 | CET-4：520分 |
| 奖励情况 | 2017.11 国家励志奖学金；2019.10 一等奖学金 |
`,
    expected: {
      'basic.name': '唐望舒',
      'basic.gender': 'MALE',
      'basic.birthDate': '1996-02-11',
      'basic.phone': '+8613100006041',
      'basic.email': 'tangwangshu@example.com',
      'basic.highestDegree': 'MASTER',
      'education[0].school': '武汉理工大学',
      'education[0].major': '光电信息科学与工程',
      'education[0].end': '2018-06',
      'education[1].school': '华中科技大学',
      'education[1].major': '光学工程',
      'education[1].start': '2018-09',
      'work[0].company': '武汉示例光电子有限公司',
      'work[0].title': '光学工程师',
      'work[0].start': '2021-04',
      'work[0].end': null,
      'award[0].name': '国家励志奖学金',
      'award[0].date': '2017-11',
      'award[1].name': '一等奖学金',
      'language[0].name': '英语',
    },
    counts: { education: 2, work: 1, award: 2 },
  },
  {
    id: '32-held-back-columns',
    heldBack: true,
    source: `
| 孔令仪 // 产品运营 // 手机：13000006042 // 邮件：kong.lingyi@example.com // 荣誉 // 2020.12 优秀毕业生 // 2019.06 校一等奖学金 | 工作经历 // 示例教育科技有限公司（3年） // 2021.07-至今 用户运营 // 负责社群增长。 // 教育背景 // 华东师范大学 // 2017.09-2021.06 汉语言文学 本科 |
`,
    expected: {
      'basic.name': '孔令仪',
      'basic.phone': '+8613000006042',
      'basic.email': 'kong.lingyi@example.com',
      'basic.highestDegree': 'BACHELOR',
      'education[0].school': '华东师范大学',
      'education[0].major': '汉语言文学',
      'education[0].start': '2017-09',
      'education[0].end': '2021-06',
      'work[0].company': '示例教育科技有限公司',
      'work[0].title': '用户运营',
      'work[0].start': '2021-07',
      'work[0].end': null,
      'award[0].name': '优秀毕业生',
      'award[0].date': '2020-12',
      'award[1].name': '校一等奖学金',
      'award[1].date': '2019-06',
    },
    counts: { education: 1, work: 1, award: 2 },
  },
];
