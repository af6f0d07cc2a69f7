/** What people type: names of one sign to three, the beginning of a number, words of a title. */
export const words = ['王', '李明', '张若溪', '陈', '林建国', '1', '148', '芯片', '工程师', '王 芯片'];
const list = { aim: 10 };

/** What is asked of the applications' list: nothing, each filter, two, three, each sort, words, and pages far down. */
export function applicationCases(position) {
  const filters = [
    { stage: 'DEPT_SCREENING' },
    { bucket: 'ACTIVE' },
    { position },
    { stepStatus: 'TO_HANDLE' },
    { track: 'SOCIAL' },
    { source: 'SITE' },
    { inHand: 'NOTHING' },
    { mine: 'true' },
  ];
  const pairs = [
    { bucket: 'ACTIVE', stage: 'DELIVERED' },
    { bucket: 'ENDED', position },
    { inHand: 'SCREENING', mine: 'true' },
  ];
  const triples = [
    { bucket: 'ACTIVE', stage: 'FIRST_INTERVIEW', track: 'SOCIAL' },
    { bucket: 'ACTIVE', position, inHand: 'NOTHING' },
    { bucket: 'ENDED', stage: 'DEPT_SCREENING', position },
  ];
  const sorts = ['since', '-since', 'deliveredAt', '-deliveredAt', 'stage', '-stage'];
  return [
    { label: 'all', params: () => ({ size: 50 }) },
    { label: 'counts by stage, source and hands', params: () => ({ size: 50, facets: 'true' }) },
    ...[...filters, ...pairs, ...triples].map((asked) => ({
      label: Object.keys(asked).join('+'),
      params: () => ({ size: 50, ...asked }),
    })),
    ...sorts.map((sort) => ({ label: `sort ${sort}`, params: () => ({ size: 50, sort }) })),
    ...sorts
      .slice(0, 2)
      .map((sort) => ({ label: `${sort} of one position`, params: () => ({ size: 50, sort, position }) })),
    { label: 'active, longest waiting', params: () => ({ size: 50, sort: 'since', bucket: 'ACTIVE' }) },
    { label: 'page 100', params: () => ({ size: 50, page: 100 }) },
    { label: 'last page', params: () => ({ size: 50, page: 399 }) },
    ...words.map((text) => ({ label: `text ${text}`, params: () => ({ size: 50, text }) })),
    { label: 'text in a position', params: () => ({ size: 50, text: '王', position, bucket: 'ACTIVE' }) },
  ].map((one) => ({ name: 'applications', group: 'applications', ...list, ...one }));
}
