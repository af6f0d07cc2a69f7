const idOf = ({ account }) => account.accountId;
/** So many screeners and interviewers work with a position; the first with more, for it has half of all applications. */
const small = 2;
const large = 8;

/** Those of a role who work with a position. */
function team(list, place, size) {
  return Array.from({ length: Math.min(size, list.length) }, (_, n) => list[(place * size + n) % list.length]);
}

/** Who stands in the place of whom when a story is told again on another position: its owner, responsible, screener and so on. */
export function rolesOf(story, { position, positions, colleagues, random }) {
  const place = positions.indexOf(position);
  const size = place === 0 ? large : small;
  const { HR, PR, SC, IV, OA } = colleagues;
  const [approver, second] = [random.below(OA.length), 1 + random.below(OA.length - 1)];
  return [
    [story.positionId, position.positionId],
    [story.advertisementId, position.advertisementId],
    // The demo's own colleagues: two recruiters, one responsible who screens and interviews, too, and one of each of the others.
    [idOf(HR[0]), position.hrOwnerId],
    [idOf(HR[1]), position.hrOwnerId],
    [idOf(PR[0]), position.responsibleIds[0] ?? position.hrOwnerId],
    [idOf(SC[1]), idOf(random.of(team(SC, place, size)))],
    [idOf(IV[1]), idOf(random.of(team(IV, place, size)))],
    [idOf(OA[0]), idOf(OA[approver])],
    [idOf(OA[1]), idOf(OA[(approver + second) % OA.length])],
  ];
}
