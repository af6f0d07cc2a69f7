import { Button } from '@blueprintjs/core';
import { rolesWith } from '@talentlog/contracts';
import { useId } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { ChoiceBox } from '../../../ui/fields/ChoiceBox.tsx';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import { useColleagues } from '../../../ui/use-colleagues.ts';
import type { FormState } from '../../../ui/use-form.ts';
import type { TermsValues } from './terms.ts';

const most = 10;

/** Those who agree one after the other, in an order that can be changed. */
export function ApproversField({ form }: { form: FormState<TermsValues> }) {
  const t = useTranslate();
  const id = useId();
  const colleagues = useColleagues(rolesWith('APPROVE_OFFER'));
  const chosen = form.values.approverIds;
  const write = (next: readonly string[]) => form.set('approverIds', next);
  const nameOf = (accountId: string) =>
    colleagues.find(({ value }) => value === accountId)?.label ??
    (colleagues.length === 0 ? '…' : t({ id: 'staff.form.unlisted' }));
  const rest = colleagues.filter(({ value }) => !chosen.includes(value));
  const raise = (index: number) => {
    const next = [...chosen];
    next.splice(index - 1, 2, ...next.slice(index - 1, index + 1).reverse());
    write(next);
  };
  return (
    <FieldFrame
      id={id}
      label={t({ id: 'offers.field.approvers' })}
      hint={t({ id: 'offers.hint.approvers' })}
      error={form.errorAt('approverIds')}
    >
      {chosen.length > 0 && (
        <ol className="approver-list">
          {chosen.map((accountId, index) => (
            <li key={accountId}>
              <span>{nameOf(accountId)}</span>
              <Button
                className="raise"
                variant="minimal"
                size="small"
                icon="chevron-down"
                disabled={index === 0}
                aria-label={t({ id: 'offers.approver.raise' }, { name: nameOf(accountId) })}
                onClick={() => raise(index)}
              />
              <Button
                variant="minimal"
                size="small"
                icon="small-cross"
                aria-label={t({ id: 'offers.approver.remove' }, { name: nameOf(accountId) })}
                onClick={() => write(chosen.filter((other) => other !== accountId))}
              />
            </li>
          ))}
        </ol>
      )}
      <ChoiceBox
        id={id}
        value=""
        choices={rest}
        none={t({ id: chosen.length === 0 ? 'offers.approver.first' : 'offers.approver.next' })}
        disabled={rest.length === 0 || chosen.length >= most}
        onChoose={(accountId) => accountId !== '' && write([...chosen, accountId])}
      />
    </FieldFrame>
  );
}
