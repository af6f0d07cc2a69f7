import { useTranslate } from '../../i18n/react.tsx';
import { StateTag } from './StateTag.tsx';

const tones = { AUTHORIZED: 'ok', EXPIRED: 'bad', UNAUTHORIZED: 'mute' } as const;

/** Whether a person lets the company use their data. */
export function ConsentTag({ consent }: { consent: keyof typeof tones }) {
  const t = useTranslate();
  return <StateTag tone={tones[consent]}>{t({ id: `staff.consent.${consent}` })}</StateTag>;
}
