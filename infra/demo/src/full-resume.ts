const row = (line: string) =>
  line.includes('\t')
    ? `<table><tr>${line
        .split('\t')
        .map((cell) => `<td>${cell}</td>`)
        .join('')}</tr></table>`
    : `<p>${line}</p>`;
const page = (text: string) =>
  `<html><head><meta charset="utf-8"></head><body>${text.split('\n').map(row).join('')}</body></html>`;

/** What one of the demo's people says of themselves at length, in blocks and as the file they uploaded: for whoever screens resumes. */
export const fullResume = {
  name: '陈思远',
  blocks: {
    work: [
      {
        company: '长江半导体',
        title: '验证工程师',
        start: '2021-07',
        untilNow: true,
        description:
          '从零搭起入口流水线的 UVM 环境，复用到 3 个模块，带两名新人上手。\n功能覆盖率 99.2%，代码覆盖率 98.7%，达成覆盖率目标，回归从 9 小时缩到 3 小时 20 分。\n写 Python 脚本汇总回归结果，组内每天 09:00 收到失败清单。',
      },
    ],
    project: [
      {
        name: '12.8T 交换芯片',
        role: '入口流水线验证',
        start: '2022-03',
        end: '2023-11',
        description:
          '负责解析、查表、报文修改三个模块，定位硅前缺陷 47 个，其中 6 个会导致丢包。\n按 802.1Q、VXLAN 构造以太网报文，覆盖 64 到 9216 字节边界。',
      },
      {
        name: 'USB 3.0 控制器',
        role: '模块验证',
        start: '2021-08',
        end: '2022-02',
        description: '编写 SVA 断言 200 余条，配合形式验证同事收敛 12 条。',
      },
    ],
    skill: [
      { name: 'SystemVerilog、UVM', level: 'EXPERT' },
      { name: 'Python、Perl', level: 'SKILLED' },
    ],
    language: [{ name: '英语', level: 'SKILLED', certificate: 'CET-6' }],
  },
  // As job boards export it: a page that is called a document.
  file: {
    name: '陈思远-简历.doc',
    type: 'text/html',
    text: page(`陈思远
南京市雨花台区  手机 13800001001  邮箱 00001001@mail.example
教育背景
东南大学  集成电路工程  硕士\t2018.09-2021.06
工作经历
长江半导体  验证工程师\t2021.07-至今
- 从零搭起入口流水线的 UVM 环境，复用到 3 个模块，带两名新人上手。
- 功能覆盖率 99.2%，代码覆盖率 98.7%，达成覆盖率目标；回归由 9 小时缩短至 3 小时 20 分。
- 编写 Python 脚本汇总回归结果，组内每天 09:00 收到失败清单。
项目经历
12.8T 交换芯片  入口流水线验证\t2022.03-2023.11
- 负责解析、查表、报文修改三个模块的验证计划与实现。
- 定位硅前缺陷 47 个，其中 6 个会导致丢包。
- 按 802.1Q、VXLAN 构造以太网报文，覆盖 64 至 9216 字节边界。
USB 3.0 控制器  模块验证\t2021.08-2022.02
- 编写 SVA 断言 200 余条，配合形式验证同事收敛 12 条。
- 整理断言书写规范，供 8 人的验证组使用。
技能
- SystemVerilog、UVM（精通）；Python、Perl（熟练）；VCS、Verdi。
- 英语 CET-6（562 分），可阅读英文协议文档。`),
  },
};
