import { applicationCases, words } from './application-questions.mjs';

const list = { aim: 10 };
const turn = (values) => (round) => values[round % values.length];

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
