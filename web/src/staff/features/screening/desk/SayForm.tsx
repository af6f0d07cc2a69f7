import { Button } from '@blueprintjs/core';
import { useCallback, useRef } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { usePublishedPositions } from '../../../model/position-choices.ts';
import { useScreeningWords } from '../../../model/screening-words.ts';
import { FoundField } from '../../../ui/fields/FoundField.tsx';
import type { ItemDetail } from '../types.ts';
import { Chips } from './Chips.tsx';
import { mostReasons } from './reasons.ts';
import { Sentence } from './Sentence.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import type { Finding } from './use-findings.ts';
import { useSaid } from './use-said.ts';
import { Verdicts } from './Verdicts.tsx';

interface Props {
  readonly item: ItemDetail;
  readonly findings: readonly Finding[];
  readonly onJudged: () => void;
}

/** A verdict, its reasons on number keys, and the sentence they become. */
export function SayForm({ item, findings, onJudged }: Props) {
  const t = useTranslate();
  const words = useScreeningWords();
  const positions = usePublishedPositions();
  const panel = useRef<HTMLDivElement>(null);
  const saying = useSaid(item, findings, onJudged);
  const { form, said, asks, told, choose } = saying;
  const field = useCallback(
    (name: 'textarea' | 'select') => panel.current?.querySelector<HTMLElement>(name)?.focus(),
    [],
  );
  const write = useCallback(() => field('textarea'), [field]);
  const send = () => {
    if (saying.send() === 'lacking') field(saying.lack === 'positionDue' ? 'select' : 'textarea');
  };
  useDeskKeys({ enabled: true, saying, send, write });
  const { verdict } = said;
  return (
    <div ref={panel} className="desk-say">
      <Verdicts chosen={verdict} onChoose={choose} />
      {verdict === 'RECOMMENDED' && (
        <FoundField
          form={form}
          name="recommendedPositionId"
          label={t({ id: 'staff.desk.positionDue' })}
          found={positions}
          placeholder={t({ id: 'staff.form.choose' })}
        />
      )}
      {verdict !== '' && (
        <Chips
          label={t({ id: `staff.desk.why.${verdict}` })}
          hint={t({ id: verdict === 'ELIMINATED' ? 'staff.desk.byKey' : 'staff.desk.byKeys' })}
          from={1}
          chips={saying.reasons}
          onToggle={(index) => saying.reasons[index]?.toggle()}
        />
      )}
      {verdict === 'PASS' && asks.length > 0 && (
        <Chips
          label={t({ id: 'staff.desk.asks' })}
          from={mostReasons + 1}
          chips={asks.map((text) => ({ id: text, text, on: said.asks.includes(text) }))}
          onToggle={(index) => saying.ask(asks[index] ?? '')}
        />
      )}
      {verdict !== '' && <Sentence saying={saying} who={item.creator.name} />}
      {(told ?? saying.lack) === 'reasonDue' && <p className="field-hint">{t({ id: 'staff.screening.rejecting' })}</p>}
      {told !== undefined && (
        <p className="problem" role="alert">
          {t({ id: `staff.desk.${told}` })}
        </p>
      )}
      <Button intent="primary" size="large" fill onMouseDown={(event) => event.preventDefault()} onClick={send}>
        {verdict === ''
          ? t({ id: 'staff.desk.choose' })
          : t({ id: 'staff.desk.send' }, { verdict: words.state(verdict) })}{' '}
        <span className="kbd" aria-hidden="true">
          Enter
        </span>
      </Button>
    </div>
  );
}
