/** What is said where the words themselves did not come: in both languages, for nobody knows which can be read. */
export const withoutWords = [
  { language: 'zh-CN', text: '页面文字没有加载出来，请检查网络。', retry: '重试' },
  { language: 'en-US', text: 'The words of this page did not load. Check the network.', retry: 'Try again' },
] as const;
