import { Button } from '@blueprintjs/core';
import { useTranslate } from '../../i18n/react.tsx';
import { useProblemWords } from '../../ui/use-problem-words.ts';
import type { HeldVerdict } from '../model/held-verdicts.ts';
import { sendVerdict } from '../model/send-verdicts.ts';
import { useAppDispatch } from '../model/store.ts';

/** A verdict that could not be sent: why, and what can be done about it. */
export function RefusedVerdict({ one, onOpen }: { one: HeldVerdict; onOpen: () => void }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const words = useProblemWords();
  const { code = '', status = 0 } = one.problem ?? {};
  return (
    <p className="held-line problem" role="alert">
      <span>
        {t({ id: 'staff.held.refused' }, { name: one.person })} {words(code, {})}
      </span>
      {(status === 0 || status === 401 || status >= 500) && (
        <Button size="small" onClick={() => void dispatch(sendVerdict(one.commandId))}>
          {t({ id: 'staff.held.again' })}
        </Button>
      )}
      <Button size="small" onClick={onOpen}>
        {t({ id: 'staff.held.open' })}
      </Button>
    </p>
  );
}
