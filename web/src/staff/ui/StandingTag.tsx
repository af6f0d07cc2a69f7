import { useHasMessage, useTranslate } from '../../i18n/react.tsx';
import type { Tone } from '../model/tone.ts';
import { StateTag } from './StateTag.tsx';

/** What each state means to a reader; what is not named here is neither good nor bad. */
const tones: Readonly<Record<string, Tone>> = {
  'offer.approval.APPROVING': 'info',
  'offer.approval.PASSED': 'ok',
  'offer.approval.REFUSED': 'bad',
  'offer.status.PENDING_SEND': 'warn',
  'offer.status.SENT': 'info',
  'offer.status.ACCEPTED': 'ok',
  'offer.status.ON_BOARD': 'ok',
  'offer.status.INVALID': 'bad',
  'offer.link.VALID': 'ok',
  'infoCollection.TO_COLLECT': 'warn',
  'infoCollection.COLLECTING': 'info',
  'infoCollection.COLLECTED': 'warn',
  'infoCollection.LOCKED': 'hold',
  'infoCollection.PUSHED': 'ok',
  'appointmentSession.DRAFT': 'warn',
  'appointmentSession.OPEN': 'info',
  'appointmentSession.CLOSED': 'warn',
  'appointmentSession.FINISHED': 'ok',
  'appointment.IN_RESERVATION': 'info',
  'appointment.RESERVED': 'ok',
  'appointment.REJECTED': 'bad',
  'appointment.COMPLETED': 'ok',
  'interview.life.NOT_STARTED': 'info',
  'interview.life.IN_INTERVIEW': 'warn',
  'interview.life.FINISHED': 'ok',
  'interview.reply.PENDING_REPLY': 'warn',
  'interview.reply.NO_REPLY': 'mute',
  'interview.reply.ACCEPTED': 'ok',
  'interview.reply.DECLINED': 'bad',
  'interview.signIn.SIGNED_IN': 'ok',
  'interview.signIn.NOT_PRESENT': 'bad',
  'evaluation.UNEVALUATED': 'warn',
  'evaluation.EVALUATED': 'ok',
};

/** Words of a state named as `offer.status.SENT`, or its code where there are none. */
export function useStateWords(): (state: string) => string {
  const t = useTranslate();
  const has = useHasMessage();
  return (state) => {
    const id = `state.${state}`;
    return has(id) ? t({ id }) : (state.split('.').at(-1) ?? state);
  };
}

/** A state of a machine in words, on the colour of its meaning. */
export function StandingTag({ of, state }: { of: string; state: string }) {
  const words = useStateWords();
  const key = `${of}.${state}`;
  return <StateTag tone={tones[key] ?? 'mute'}>{words(key)}</StateTag>;
}
