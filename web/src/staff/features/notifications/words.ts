import { useMemo } from 'react';
import { useHasMessage, useTranslate } from '../../../i18n/react.tsx';
import type { Tone } from '../../model/tone.ts';

export const messageStates = ['QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'UNDELIVERED', 'FAILED', 'CANCELLED'] as const;

const tones: Readonly<Record<string, Tone>> = {
  QUEUED: 'info',
  SENDING: 'info',
  SENT: 'ok',
  DELIVERED: 'ok',
  UNDELIVERED: 'bad',
  FAILED: 'bad',
};

/** Words and meaning of what became of a message. */
export function useMessageWords() {
  const t = useTranslate();
  const has = useHasMessage();
  return useMemo(() => {
    const state = (value: string) => {
      const id = `state.notification.${value}`;
      return has(id) ? t({ id }) : value;
    };
    const scene = (value: string) => {
      const id = `messages.scene.${value}`;
      return has(id) ? t({ id }) : value;
    };
    return {
      state,
      scene,
      tone: (value: string): Tone => tones[value] ?? 'mute',
      /** An SMS has no subject; what it is about stands for one. */
      subject: (message: { readonly subject: string; readonly scene: string }) =>
        message.subject || scene(message.scene),
    };
  }, [t, has]);
}
