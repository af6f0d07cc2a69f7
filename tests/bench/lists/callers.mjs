const as = ({ id, data }) => ({
  account: {
    accountId: id,
    jobSeekerId: undefined,
    name: data.name,
    identity: 'Staff',
    roles: data.roles,
    signInId: 'bench',
  },
});

/** Somebody of each role: the recruiter of the position with half of all applications, one with a few positions, and those who work most. */
export async function callersOf(views) {
  const { rows } = await views.accounts.list({ where: [{ field: 'data.roles', isNull: false }], limit: 500 });
  const accounts = new Map(rows.map((row) => [row.id, row]));
  const [large] = most(await views.applications.countBy('positionId'));
  const { ownerIds } = await views.positionTitles.get(large);
  const recruiters = most(await views.positionTitles.countBy('ownerIds')).filter((id) => !ownerIds.includes(id));
  const first = (ids, role) => accounts.get(ids.find((id) => accounts.get(id)?.data.roles.join() === role));
  const of = async (view, field, role) => first(most(await view.countBy(field)), role);
  return {
    administrator: as(first([...accounts.keys()], 'AD')),
    'recruiter of half': as(accounts.get(ownerIds[0])),
    recruiter: as(first(recruiters, 'HR')),
    responsible: as(first(most(await views.positionTitles.countBy('ownerIds')), 'PR')),
    screener: as(await of(views.screeningItems, 'data.screenerId', 'SC')),
    interviewer: as(await of(views.evaluations, 'data.interviewerId', 'IV')),
    approver: as(await of(views.offers, 'assigneeIds', 'OA')),
  };
}

/** Values by how often they occur, the most frequent first. */
const most = (counts) => [...counts].toSorted((a, b) => b[1] - a[1]).map(([value]) => value);
