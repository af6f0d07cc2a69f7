import { NewLoginName } from '@talentlog/contracts';
import { type ProvidedIdentity, randomPart } from '@talentlog/runtime';

const beforeAt = (text: string): string => text.split('@')[0] ?? '';
/** Of as many namesakes each has a number; who comes later has signs of chance. */
const numbered = [2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Login names to try for somebody new, the nicest first: what they sign in with at the company, as we write one. None that is `kept` for an
 * emergency: its account comes in past the provider.
 */
export function loginNames(
  { login }: Pick<ProvidedIdentity, 'login'>,
  mail: string,
  kept: readonly string[],
): readonly string[] {
  const plain = beforeAt(login ?? mail)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/^[._-]+/, '')
    .slice(0, 30);
  const nicest = namesFrom(plain);
  // What the company numbers its people with, or a phone, is no name: we put a word before it.
  const names = nicest.every((name) => NewLoginName.safeParse(name).success)
    ? nicest
    : namesFrom(`colleague${plain}`.slice(0, 30));
  return names.filter((name) => !kept.includes(name));
}

function namesFrom(first: string): readonly string[] {
  const byChance = `${first}-${randomPart(4).toString('hex')}`;
  return [first, ...numbered.map((number) => `${first}-${number}`), byChance];
}

/** What colleagues read: the name that the company knows them by, on one line. */
export function nameOf({ name, login }: Pick<ProvidedIdentity, 'name' | 'login'>, mail: string): string {
  const words = (name ?? login ?? '').normalize('NFC').replace(/\p{C}+/gu, ' ');
  const plain = words.replace(/\s+/g, ' ').trim().slice(0, 100).trim();
  return plain === '' ? beforeAt(mail) : plain;
}
