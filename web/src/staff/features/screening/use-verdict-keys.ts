import { ScreeningVerdict } from '@talentlog/contracts';
import { useT } from '../../../i18n/react.tsx';
import { useScreeningWords } from '../../model/screening-words.ts';
import { useKeys } from '../../ui/use-keys.ts';

interface Desk {
  readonly keyed: boolean;
  /** Somebody is about to be rejected: what is typed is meant for the reason, wherever it lands. */
  readonly rejecting: boolean;
  readonly isOff: (verdict: ScreeningVerdict) => boolean;
  readonly say: (verdict: ScreeningVerdict) => void;
}

/** Verdicts on keys 1 to 4; while a rejection waits for its reason none of them counts, and it is sent from within the field. */
export function useVerdictKeys({ keyed, rejecting, isOff, say }: Desk): void {
  const t = useT();
  const words = useScreeningWords();
  const group = t('staff.keys.item');
  useKeys([
    ...(keyed ? ScreeningVerdict.options : []).map((verdict, index) => ({
      combo: String(index + 1),
      label: words.state(verdict),
      group,
      disabled: rejecting || isOff(verdict),
      run: () => say(verdict),
    })),
    ...(rejecting
      ? [
          {
            combo: 'mod + enter',
            label: words.state('ELIMINATED'),
            group,
            allowInInput: true,
            disabled: isOff('ELIMINATED'),
            run: () => say('ELIMINATED'),
          },
        ]
      : []),
  ]);
}
