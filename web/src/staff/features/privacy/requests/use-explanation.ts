import type { ScreeningDecision } from '@talentlog/contracts';
import type { z } from 'zod';
import { shortDay } from '../../../../format/dates.ts';
import { useHasMessage, useLanguage, useT } from '../../../../i18n/react.tsx';

export type Decision = z.infer<typeof ScreeningDecision>;
/** An answer has room for 2,000 characters. */
const mostLines = 20;

/** What a decision was, in words. */
export function useDecisionWords() {
  const t = useT();
  const has = useHasMessage();
  const { language } = useLanguage();
  const say = (ids: readonly string[], otherwise: string) => {
    const id = ids.find(has);
    return id === undefined ? otherwise : t(id as never);
  };
  return {
    position: ({ position: { title, titleEn } }: Decision) =>
      language === 'en-US' && titleEn !== '' ? titleEn : title,
    what({ type, stage, came }: Decision) {
      const parts = [
        stage === null ? '' : say([`vocabulary.stage.${stage}`], stage),
        say([`audit.event.${type}`], type),
        came === null
          ? ''
          : say(['outcome', 'stage'].map((list) => `vocabulary.${list}.${came}`).concat(`audit.word.${came}`), came),
      ];
      return parts.filter((part) => part !== '').join(' · ');
    },
  };
}

/** A draft of the explanation: by people, at which stage, to what it came; no automatic decision. Staff change and confirm it. */
export function useExplanation(): (decisions: readonly Decision[]) => string {
  const t = useT();
  const { language } = useLanguage();
  const words = useDecisionWords();
  return (decisions) => {
    const lines = decisions
      .filter(({ by }) => by !== null)
      .slice(-mostLines)
      .map((one) => `${shortDay(one.at, language)} ${words.position(one)}: ${words.what(one)}`);
    return [t('privacy.request.draft.EXPLANATION'), ...lines].join('\n').slice(0, 2000);
  };
}
