import { type Entry, type Letter, type PageRole, page, type Whose } from './page.ts';

/** Who acts as the person that they are. */
export const isPerson = (role: PageRole): boolean => role === 'JS' || role === 'IE' || role === 'HH';
/** Who is no colleague, guests included. */
export const isCandidate = (role: PageRole): boolean => role === 'G' || role === 'CA' || isPerson(role);

/** What only some accounts have at all, whatever they hold. */
export function isAmong(about: string, role: PageRole): boolean {
  const owned = page.abouts.get(about)?.owned;
  return owned === 'colleagues' ? !isCandidate(role) : owned === 'candidates' ? isPerson(role) : true;
}

export const isHeld = (letter: Letter): boolean => letter !== '-';

/** Whether one capability reaches the object, by the page. `by` is the column for tasks: what a holder acts on, or reads. */
function reaches(capability: string, role: PageRole, entry: Entry, whose: Whose, by: 'acts' | 'reads'): boolean {
  const letter = page.letter(capability, role);
  const about = page.abouts.get(entry.about);
  if (about === undefined) throw new Error(`docs/permissions.md tells nothing about ${entry.about}`);
  const looksAfterTalent = isHeld(page.letter('MANAGE_JOB_SEEKER', role));
  if (letter === '-') return false;
  if (letter === 'A') return true;
  if (about.owned !== 'owned' && about.owned !== 'shared') return whose === 'own' || about.owned === 'any';
  if (whose === 'nobody') return entry.about === 'person' ? letter === 'P' && looksAfterTalent : true;
  if (letter === 'P') return whose === 'own' || (about.owned === 'shared' && looksAfterTalent);
  if (letter === 'T') return whose === 'own' && about[by].includes(role);
  return letter === 'M' && whose === 'own';
}

export const isReached = (entry: Entry, role: PageRole, whose: Whose, by: 'acts' | 'reads'): boolean =>
  entry.staff.some((capability) => reaches(capability, role, entry, whose, by));
