import type { PersonSeen } from '@talentlog/contracts';
import type { z } from 'zod';
import { useTranslate } from '../../i18n/react.tsx';
import { ConsentTag } from './ConsentTag.tsx';

export type Person = z.infer<typeof PersonSeen>;

/** The person's name, or "candidate" and a number where consent does not let it be seen. */
export function useNameOf(): (person: Pick<Person, 'name' | 'number'>) => string {
  const t = useTranslate();
  return (person) => person.name || t({ id: 'staff.person.unnamed' }, { number: person.number });
}

/** A name in a list; consent is told only where it is missing. */
export function PersonName({ person }: { person: Pick<Person, 'name' | 'number' | 'consent'> }) {
  const nameOf = useNameOf();
  return (
    <span className="person-name">
      {nameOf(person)}
      {person.consent !== 'AUTHORIZED' && <ConsentTag consent={person.consent} />}
    </span>
  );
}
