import { Button } from '@blueprintjs/core';
import type { ScreeningVerdict } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useScreeningWords } from '../../../model/screening-words.ts';
import { verdictKeys } from './use-desk-keys.ts';

interface Props {
  readonly chosen: ScreeningVerdict | '';
  readonly onChoose: (verdict: ScreeningVerdict) => void;
}

const big = ['PASS', 'UNDETERMINED', 'ELIMINATED'] as const;

/** The four verdicts, each with its letter. A click leaves the focus where it was, so that Enter still sends. */
export function Verdicts({ chosen, onChoose }: Props) {
  const t = useTranslate();
  const words = useScreeningWords();
  return (
    <>
      <div className="verdicts">
        {big.map((one) => (
          <Button
            key={one}
            active={chosen === one}
            aria-pressed={chosen === one}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one)}
          >
            {words.state(one)}{' '}
            <span className="kbd" aria-hidden="true">
              {verdictKeys[one].toUpperCase()}
            </span>
          </Button>
        ))}
      </div>
      <Button
        variant="minimal"
        className="desk-elsewhere"
        active={chosen === 'RECOMMENDED'}
        aria-pressed={chosen === 'RECOMMENDED'}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose('RECOMMENDED')}
      >
        {t({ id: 'staff.screening.recommend' })}{' '}
        <span className="kbd" aria-hidden="true">
          R
        </span>
      </Button>
    </>
  );
}
