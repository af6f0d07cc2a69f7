import { useT } from '../../i18n/react.tsx';
import type { Person } from './PersonName.tsx';
import { StateTag } from './StateTag.tsx';

const tones = { AUTHORIZED: 'ok', EXPIRED: 'bad', UNAUTHORIZED: 'mute' } as const;

export function ConsentTag({ consent }: { consent: Person['consent'] }) {
  const t = useT();
  return <StateTag tone={tones[consent]}>{t(`staff.consent.${consent}`)}</StateTag>;
}
