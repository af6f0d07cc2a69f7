import type { FieldProposal } from '@talentlog/contracts';

/** What was read together: an entry of a list as a whole, of the basics each field. */
const groupOf = (path: string): string => (path.includes('[') ? path.slice(0, path.indexOf('.')) : path);

/**
 * What of a read file waits for its owner's word. An entry they decided about in part is proposed whole, so that the rest of it is still
 * known by its name.
 */
export function openProposals(proposals: readonly FieldProposal[], settled: readonly string[]): FieldProposal[] {
  const isSettled = new Set(settled);
  const open = new Set(proposals.filter(({ path }) => !isSettled.has(path)).map(({ path }) => groupOf(path)));
  return proposals.filter(({ path }) => open.has(groupOf(path)));
}
