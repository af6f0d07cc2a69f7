import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useColleagues } from '../../ui/use-colleagues.ts';
import type { FormState } from '../../ui/use-form.ts';
import type { Held } from './api.ts';
import { HeldList } from './HeldList.tsx';
import { type Chosen, type Handed, stays, takers } from './hand-over.ts';
import { useHeldWords } from './words.ts';

interface Props {
  readonly kind: Handed;
  readonly held: readonly Held[];
  readonly form: FormState<Chosen>;
  readonly leaver: string;
}

/** Work of one kind and who gets it: all of it one colleague, or each thing whoever is chosen for it. */
export function HandOverKind({ kind, held, form, leaver }: Props) {
  const t = useTranslate();
  const words = useHeldWords();
  const [each, setEach] = useState(false);
  const choices = useColleagues(takers[kind]).filter(({ value }) => value !== leaver);
  const own = held.filter((one) => one.kind === kind);
  if (own.length === 0) return null;
  const name = t({ id: `colleagues.held.${kind}` }, { count: own.length });
  return (
    <section aria-label={name} className="hand-over-kind">
      {each ? <h3>{name}</h3> : <HeldList kind={kind} held={held} />}
      <SelectField
        form={form}
        name={kind}
        label={t({ id: 'colleagues.handOver.to' })}
        choices={choices}
        placeholder={t({ id: 'colleagues.handOver.notNow' })}
      />
      {each &&
        own.map((one) => (
          <SelectField
            key={one.id}
            form={form}
            name={one.id}
            label={words(one)}
            choices={[...choices, { value: stays, label: t({ id: 'colleagues.handOver.notNow' }) }]}
            placeholder={t({ id: 'colleagues.handOver.asKind' })}
          />
        ))}
      {!each && own.length > 1 && (
        <Button size="small" variant="minimal" onClick={() => setEach(true)}>
          {t({ id: 'colleagues.handOver.each' })}
        </Button>
      )}
    </section>
  );
}
