import { describe, expect, it } from '@jest/globals';
import { proposedOf as read } from './proposed.fixture.ts';

/** A post as a job board exports it, its cells as the reader of files lays them out. */
const post = (company: string, employer: string, department: string, title: string) =>
  read(
    [
      '王晴流程状态：     标签：\tID:1',
      '工作经验',
      `2019/2-至今\t${company} (7年9个月 )`,
      `\t${employer}`,
      `${department}\t${title}`,
      '工作描述：\t负责接口。',
    ].join('\n\n'),
  );

describe('a post in an export of a job board', () => {
  // Departments and titles of which the word alone says little, or something else.
  it.each([
    ['华为技术有限公司', '计算机软件|50-150人|上市公司', '技术支持', 'Java开发工程师'],
    ['云南大学', '学术/科研|500-1000人|事业单位', '测试', '会计'],
    ['苏州工业园区人才中心', '机械/设备/重工|创业公司', '硬件研发中心', 'C++软件工程师'],
    ['Intel', '电子技术/半导体/集成电路|10000人以上', 'IT', '采购员'],
    ['上海某集团', '贸易/进出口', '算法组', 'FAE'],
    ['德勤', '专业服务(咨询、人力资源、财会)|外资（非欧美）', '人力资源', '架构师'],
    ['小米', '快速消费品(食品、饮料、化妆品)', '交换机产品线', '行政专员/助理'],
    ['杭州示例电子', '检测，认证|少于50人', '华东区', '项目经理/主管'],
  ])('%s, %s: %s, %s', (company, employer, department, title) => {
    expect(post(company, employer, department, title)).toEqual({
      'basic.name': '王晴',
      'work[0].company': company,
      'work[0].department': department,
      'work[0].title': title,
      'work[0].description': '负责接口。',
      'work[0].start': '2019-02',
      'work[0].end': null,
    });
  });

  it('may tell of no department', () => {
    expect(read('工作经验\n2019/2-2020/3\t小米\n\t新能源|1000-5000人\n硬件工程师')).toMatchObject({
      'work[0].company': '小米',
      'work[0].title': '硬件工程师',
    });
  });

  it('is no layout for what stands under an employer without a row about it', () => {
    expect(read('工作经历\n2019/2-2020/3\t杭州示例有限公司\n硬件工程师\t研发部')).toMatchObject({
      'work[0].title': '硬件工程师',
      'work[0].department': '研发部',
    });
  });
});
