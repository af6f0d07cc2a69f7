import type { ScreeningVerdict } from '@talentlog/contracts';
import { useState } from 'react';
import { newId } from '../../../../api/http.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { seenBy, useSeenRows } from '../../../model/seen.ts';
import { holdVerdict } from '../../../model/send-verdicts.ts';
import { useAppDispatch } from '../../../model/store.ts';
import { useListed } from '../../../model/use-listed.ts';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { ItemDetail } from '../types.ts';
import {
  isReasonDue,
  longestSentence,
  mostAsks,
  nothingSaid,
  reasonIds,
  type Said,
  sentenceOf,
  toggled,
} from './reasons.ts';
import type { Finding } from './use-findings.ts';

/** What is still missing before a verdict can be sent. */
type Lack = 'choose' | 'reasonDue' | 'positionDue' | 'tooLong';

/** What somebody says of the open resume: chosen by keys or written, kept until it is sent, and held back for ten seconds. */
export function useSaid(item: ItemDetail, findings: readonly Finding[], onJudged: () => void) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const dispatch = useAppDispatch();
  const seen = useSeenRows();
  const form = useForm<Said>(nothingSaid, undefined, `screen:${item.itemId}`);
  const [lacks, setLacks] = useState(false);
  const said = form.values;
  const open = findings.filter(({ kind }) => kind !== 'matched').slice(0, mostAsks);
  const asks = open.map(({ requirement }) => requirement.text);
  const sentence = sentenceOf(said, t);
  const lack: Lack | undefined =
    said.verdict === ''
      ? 'choose'
      : isReasonDue(said)
        ? 'reasonDue'
        : said.verdict === 'RECOMMENDED' && said.recommendedPositionId === ''
          ? 'positionDue'
          : sentence.length > longestSentence
            ? 'tooLong'
            : undefined;
  const { choices } = useListed();
  /** Several of those of the desk, or one of the company's list. */
  const reasons =
    said.verdict === 'ELIMINATED'
      ? choices('screeningReason', said.reasonCode).map(({ value: id, label: text }) => ({
          ...{ id, text, on: said.reasonCode === id },
          toggle: () => form.set('reasonCode', said.reasonCode === id ? '' : id),
        }))
      : (said.verdict === '' ? [] : reasonIds(said.verdict)).map((id, index) => ({
          ...{ id, text: t({ id }), on: said.reasons.includes(index + 1) },
          toggle: () => form.set('reasons', toggled(said.reasons, index + 1)),
        }));
  const choose = (verdict: ScreeningVerdict) => {
    setLacks(false);
    if (verdict === said.verdict) return;
    form.set('reasons', []);
    form.set('reasonCode', '');
    if (said.text?.trim() === '') form.set('text', null);
    form.set('verdict', verdict);
  };
  const send = (): 'sent' | 'lacking' => {
    if (lack !== undefined || said.verdict === '') {
      setLacks(true);
      return 'lacking';
    }
    const { verdict, recommendedPositionId } = said;
    const name = item.allowedActions.includes('ScreenItem') ? 'ScreenItem' : 'ReviseItem';
    const payload = {
      screeningItemId: item.itemId,
      verdict,
      opinion: sentence,
      reason: verdict === 'ELIMINATED' ? sentence : '',
      reasonCode: verdict === 'ELIMINATED' && said.reasonCode !== '' ? said.reasonCode : null,
      recommendedPositionId: verdict === 'RECOMMENDED' ? recommendedPositionId : null,
    };
    const about = { person: nameOf(item.person), creator: item.creator.name };
    dispatch(holdVerdict({ commandId: newId(), name, payload, seen: seenBy(seen, name, payload), ...about }));
    onJudged();
    return 'sent';
  };
  return {
    form,
    said,
    asks,
    sentence,
    lack,
    /** What keeps it from being sent, once that was tried. */
    told: lacks ? lack : undefined,
    choose,
    giveUp: () => form.set('verdict', ''),
    reasons,
    ask: (text: string) => form.set('asks', toggled(said.asks, text)),
    send,
  };
}

export type Saying = ReturnType<typeof useSaid>;
