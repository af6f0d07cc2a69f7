const words = ['王', '李明', '张若溪', '陈', '林建国', '20', '2000', '芯片', '工程师', '王 芯片'];
const list = { aim: 10 };
const turn = (values) => (round) => values[round % values.length];

/** What is asked of the applications' list: nothing, each filter, two, three, each sort, words, and pages far down. */
function applicationCases(position) {
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

const plain = (name, cases) =>
  cases.map((asked) => ({
    name,
    group: name,
    ...list,
    label:
      Object.entries(asked)
        .map(([key, value]) => `${key} ${value}`)
        .join(' ') || 'all',
    params: () => ({ ...(name === 'myWork' || name === 'staffMembers' ? {} : { size: 50 }), ...asked }),
  }));

/** One of the things that the caller's own lists show, each time another one. */
const detail = (name, key, ids) =>
  ids.length === 0
    ? []
    : [{ name, group: name, ...list, label: 'one of a page', params: (round) => ({ [key]: turn(ids)(round) }) }];

async function idsIn(reading, caller, name, key) {
  const answer = await reading.ask(name, { size: 50 }, caller);
  return answer.refused ? [] : answer.data.rows.map((row) => row[key]);
}

/** Every question that this caller's screens ask. */
export async function questionsFor(reading, who, caller) {
  const counts = await reading.views.applications.countBy('positionId');
  const positions = await idsIn(reading, caller, 'positions', 'positionId');
  const position =
    positions.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? [...counts.keys()][0];
  const ids = (name, key) => idsIn(reading, caller, name, key);
  const month = { from: new Date(Date.now() - 30 * 86_400_000).toISOString(), to: new Date().toISOString() };
  return [
    ...applicationCases(position),
    ...plain('screeningItems', [
      {},
      { mine: 'true' },
      { state: 'UNSCREENED' },
      { text: '王' },
      { text: '芯片', state: 'PASSED' },
      { page: 40 },
    ]),
    ...plain('interviews', [
      {},
      { mine: 'true' },
      { life: 'NOT_STARTED' },
      month,
      { ...month, life: 'FINISHED', mine: 'true' },
      { page: 20 },
    ]),
    ...plain('offers', [
      {},
      { status: 'SENT' },
      { approval: 'APPROVING', mine: 'true' },
      { text: '王', status: 'INVALID' },
    ]),
    ...plain('collections', [{}, { state: 'COLLECTING' }, { text: '王' }]),
    ...plain('sessions', [{}, { state: 'OPEN' }, { text: '芯片' }]),
    ...plain('positions', [
      {},
      { sort: 'title' },
      { mine: 'true' },
      { text: '工程师', state: 'OPEN' },
      { track: 'SOCIAL' },
    ]),
    ...(who === 'administrator'
      ? plain('notifications', [{}, { state: 'SENT' }, { channel: 'SMS', state: 'SENT' }, { page: 300 }])
      : []),
    ...plain('myWork', [{}]),
    ...words.map((text) => ({
      name: 'paletteSearch',
      group: 'palette',
      ...list,
      label: text,
      params: () => ({ text }),
    })),
    ...['芯', '芯片', '芯片验证', 'py', '芯片 python'].map((text) => ({
      name: 'resumeSearch',
      group: 'resumes',
      aim: 30,
      label: text,
      params: () => ({ text }),
    })),
    ...detail('applicationDetail', 'applicationId', await ids('applications', 'applicationId')),
    ...detail('screeningItem', 'itemId', await ids('screeningItems', 'itemId')),
    ...detail('interviewDetail', 'interviewId', await ids('interviews', 'interviewId')),
    ...detail('offerDetail', 'offerId', await ids('offers', 'offerId')),
    ...detail('positionDetail', 'positionId', positions),
    ...plain('staffMembers', [{}, { role: 'IV' }, { role: 'HR' }]).map((one) => ({ ...one, aim: 3 })),
    ...plain('jobList', [{}, { text: '工程师' }, { category: 'RND', sort: 'PAY' }]),
  ];
}
