/** That many days from now. */
export const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();

/** What a position of a test company is about. */
export const position = {
  title: '交换芯片验证工程师',
  track: 'SOCIAL',
  category: 'RND',
  nature: 'FULL_TIME',
  department: '芯片研发部',
  locations: ['杭州'],
  education: 'BACHELOR',
  experience: 'Y3_5',
  pay: { unit: 'MONTH', min: null, max: null },
  hiringCount: 1,
  duties: '验证交换芯片。',
  requirements: '熟悉 UVM。',
};

/** A place to meet that an interview can be arranged with. */
export const videoPlace = {
  mode: 'VIDEO',
  videoTool: 'CONFERENCE',
  meetingCode: '826 410 377',
  link: 'https://meeting.yunling.example/826410377',
  contact: '0571-8800 1000',
};

/** What is offered for that position. */
export const terms = {
  type: 'SOCIAL',
  positionTitle: '交换芯片验证工程师',
  plannedEntryDate: inDays(30).slice(0, 10),
  probationMonths: 3,
  workLocation: '杭州',
  pay: { monthly: 36_000, months: 15 },
};
