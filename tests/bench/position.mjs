/** What a position of the bench says. */
export const details = (title) => ({
  ...{ title, track: 'SOCIAL', category: 'TEST', nature: 'FULL_TIME', department: '测试部', locations: ['成都'] },
  ...{ education: 'MASTER', experience: 'ANY', hiringCount: 3 },
  pay: { unit: 'MONTH', min: 20_000, max: 30_000, months: 14 },
  ...{ duties: '编写网络测试用例。', requirements: '熟悉网络协议。' },
});

/** The id of a new position that takes applications. */
export async function openedPosition(admin, title) {
  const { positionId } = (await admin.does('CreatePosition', { details: details(title), responsibleIds: [] })).result;
  await admin.does('OpenPosition', { positionId });
  return positionId;
}
