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
