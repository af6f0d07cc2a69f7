import { type DemoPosition, position } from './positions.ts';

type Category = DemoPosition['details']['category'];

/** Title, English title, department, city, lowest and highest pay in thousands, what one does, what one needs. */
const lines: Readonly<Record<Category, readonly string[]>> = {
  RND: [
    '交换芯片架构师 | Switch ASIC Architect | 芯片研发部 | 杭州 | 60 | 90 | 定义下一代交换芯片的流水线与缓存架构。 | 十年以上芯片架构经验，带过整颗芯片。',
    '芯片后端设计工程师 | Physical Design Engineer | 芯片研发部 | 南京 | 28 | 45 | 负责模块级布局布线与时序收敛。 | 熟悉先进工艺节点的后端流程。',
    '路由协议开发工程师 | Routing Protocol Engineer | 软件平台部 | 成都 | 26 | 42 | 开发 BGP、IS-IS 与 SRv6 的控制面。 | 读过协议栈源码，能说清收敛过程。',
    '转发面开发工程师 | Data Plane Engineer | 软件平台部 | 杭州 | 28 | 46 | 用 C 与 DPDK 开发高速转发面。 | 熟悉缓存、锁与性能剖析。',
    '云管理平台后端工程师 | Cloud Platform Backend Engineer | 云管理产品线 | 武汉 | 22 | 36 | 开发管理百万台设备的云平台服务。 | 熟悉一门服务端语言与消息系统。',
    '云管理平台前端工程师 | Cloud Platform Frontend Engineer | 云管理产品线 | 武汉 | 18 | 30 | 开发网络拓扑与告警的界面。 | 熟悉 TypeScript 与一种前端框架。',
    '无线算法工程师 | Wireless Algorithm Engineer | 无线产品线 | 上海 | 32 | 55 | 研究 Wi-Fi 7 的调度与干扰抑制。 | 通信或信号处理硕士以上。',
    '网络安全研发工程师 | Network Security Engineer | 安全产品线 | 北京 | 26 | 44 | 开发入侵检测与流量识别引擎。 | 熟悉常见攻击手法与抓包分析。',
    '嵌入式软件工程师 | Embedded Software Engineer | 无线产品线 | 苏州 | 18 | 30 | 开发接入点的驱动与固件。 | 熟悉 Linux 驱动与交叉编译。',
    '智能运维算法工程师 | AIOps Engineer | 云管理产品线 | 上海 | 30 | 50 | 从告警与日志里找出故障的根因。 | 熟悉时序数据，做过上线的模型。',
  ],
  TEST: [
    '性能测试工程师 | Performance Test Engineer | 质量与测试部 | 成都 | 16 | 26 | 测量交换机的吞吐、时延与收敛。 | 会用测试仪表，能解释每个数字。',
    '硬件测试工程师 | Hardware Test Engineer | 质量与测试部 | 苏州 | 14 | 24 | 负责整机的信号、温升与可靠性测试。 | 熟悉示波器与环境试验。',
    '安全测试工程师 | Security Test Engineer | 质量与测试部 | 北京 | 20 | 34 | 对产品做渗透测试与模糊测试。 | 提交过漏洞，或打过比赛。',
    '互通测试工程师 | Interoperability Test Engineer | 质量与测试部 | 西安 | 15 | 25 | 验证产品与别家设备的互通。 | 熟悉路由交换协议与抓包。',
    '无线测试工程师 | Wireless Test Engineer | 质量与测试部 | 杭州 | 15 | 26 | 搭建高密场景，测量漫游与吞吐。 | 熟悉 802.11 协议与暗室测试。',
  ],
  HARDWARE: [
    '电源工程师 | Power Engineer | 硬件工程部 | 苏州 | 20 | 34 | 设计板级电源与热插拔电路。 | 熟悉多相电源与环路调试。',
    '结构工程师 | Mechanical Engineer | 硬件工程部 | 苏州 | 16 | 28 | 负责机箱、风道与散热结构。 | 熟悉钣金与热仿真。',
    '光模块工程师 | Optical Module Engineer | 光互联产品线 | 武汉 | 26 | 44 | 开发 800G 光模块并导入量产。 | 熟悉光电器件与高速信号。',
    'FPGA 开发工程师 | FPGA Engineer | 硬件工程部 | 南京 | 24 | 40 | 开发板级管理与加速逻辑。 | 熟悉时序约束与片上调试。',
    '天线工程师 | Antenna Engineer | 无线产品线 | 西安 | 20 | 34 | 设计接入点的内置天线。 | 熟悉电磁仿真与暗室测试。',
    'EMC 工程师 | EMC Engineer | 硬件工程部 | 杭州 | 18 | 30 | 负责产品的电磁兼容设计与整改。 | 熟悉认证标准，会定位辐射源。',
  ],
  SUPPLY: [
    '采购工程师（芯片） | Sourcing Engineer, Semiconductors | 供应链中心 | 上海 | 16 | 28 | 负责关键芯片的寻源与交期。 | 熟悉半导体供应商与市场。',
    '质量工程师 | Supplier Quality Engineer | 供应链中心 | 东莞 | 14 | 24 | 管理外协工厂的来料与制程质量。 | 熟悉 SPC 与 8D。',
    '物流经理 | Logistics Manager | 供应链中心 | 深圳 | 18 | 28 | 负责海外交付的运输与清关。 | 英语流利，熟悉进出口。',
    '新产品导入工程师 | New Product Introduction Engineer | 供应链中心 | 东莞 | 16 | 26 | 让新产品从样机走到量产。 | 熟悉 SMT 与可制造性设计。',
  ],
  SALES: [
    '行业客户经理（医疗） | Account Manager, Healthcare | 国内营销中心 | 上海 | 12 | 24 | 负责医院与医联体客户。 | 两年以上项目型销售经验。',
    '行业客户经理（制造） | Account Manager, Manufacturing | 国内营销中心 | 苏州 | 12 | 24 | 负责制造业园区与工厂网络项目。 | 懂一点工业网络，愿意跑现场。',
    '渠道经理 | Channel Manager | 国内营销中心 | 广州 | 14 | 26 | 发展和扶持区域代理商。 | 三年以上渠道管理经验。',
    '海外销售经理（东南亚） | Sales Manager, Southeast Asia | 海外营销中心 | 深圳 | 20 | 40 | 开拓东南亚的运营商与企业客户。 | 英语流利，能长期出差。',
    '解决方案架构师 | Solution Architect | 国内营销中心 | 北京 | 24 | 42 | 为大客户设计数据中心与园区网络。 | 持有 CCIE 或同等水平，讲得清取舍。',
    '产品市场经理 | Product Marketing Manager | 国内营销中心 | 杭州 | 18 | 30 | 写清楚产品为谁解决什么问题。 | 懂网络，文字好。',
  ],
  SERVICE: [
    '网络交付工程师 | Network Delivery Engineer | 全球服务部 | 西安 | 12 | 20 | 负责客户现场的实施与割接。 | 持有 CCNP 或同等水平，能出差。',
    '驻场运维工程师 | Resident Engineer | 全球服务部 | 北京 | 10 | 18 | 驻场维护重要客户的网络。 | 做事稳，写得清每一次变更。',
    '培训讲师 | Technical Trainer | 全球服务部 | 成都 | 14 | 24 | 给客户与代理商讲产品与协议。 | 讲过课，能把难的讲明白。',
    '技术文档工程师 | Technical Writer | 全球服务部 | 武汉 | 12 | 20 | 编写中英文的产品手册。 | 英语读写流利，懂网络基础。',
  ],
  FUNCTION: [
    '招聘经理 | Recruiting Manager | 人力资源部 | 杭州 | 18 | 30 | 负责研发体系的招聘。 | 五年以上技术招聘经验。',
    '法务专员（知识产权） | IP Counsel | 法务部 | 杭州 | 16 | 28 | 负责专利布局与开源合规。 | 理工背景，持有专利代理师资格更好。',
    '信息系统工程师 | IT Systems Engineer | 信息技术部 | 成都 | 14 | 24 | 维护办公与研发的信息系统。 | 熟悉 Linux 与自动化运维。',
    '行政主管 | Office Manager | 行政部 | 南京 | 8 | 14 | 负责分部的行政与差旅。 | 细心，善于沟通。',
    '税务会计 | Tax Accountant | 财务部 | 杭州 | 12 | 20 | 负责申报、出口退税与研发加计扣除。 | 持有中级以上职称。',
  ],
};

const steps = [
  [80, 'Y10_PLUS'],
  [40, 'Y5_PLUS'],
  [26, 'Y3_5'],
  [22, 'Y2'],
] as const;
const senior = (high: number) => steps.find(([from]) => high >= from)?.[1] ?? 'Y1';

function opening(category: Category, line: string, group: number, index: number): DemoPosition {
  const [title = '', titleEn = '', department = '', city = '', low, high, duties = '', requirements = ''] =
    line.split(' | ');
  return position(`${category}-${index}`, 4 + ((group * 7 + index * 5) % 40), 20 + ((group * 13 + index * 9) % 70), {
    title,
    titleEn,
    category,
    department,
    locations: [city],
    education: Number(high) >= 40 ? 'MASTER' : 'BACHELOR',
    experience: senior(Number(high)),
    monthly: [Number(low) * 1000, Number(high) * 1000],
    longTerm: index % 7 === 6,
    duties,
    requirements,
  });
}

/** The other openings of 云岭网络, so that each list of positions has pages to turn; nobody's story leads through them. */
export const morePositions: readonly DemoPosition[] = Object.entries(lines).flatMap(([category, of], group) =>
  of.map((line, index) => opening(category as Category, line, group, index)),
);
