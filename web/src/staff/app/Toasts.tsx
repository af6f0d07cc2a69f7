import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { asProblem } from '../../api/index.ts';
import { useTranslate } from '../../i18n/react.tsx';
import { useProblemWords } from '../../ui/use-problem-words.ts';
import { useAppDispatch, useAppSelector } from '../model/store.ts';
import { type Toast, toasted, toastGone } from '../model/toast-slice.ts';
import { useSend } from '../model/use-command.ts';
import { useKeys } from '../ui/use-keys.ts';

const shownFor = { plain: 5000, undo: 10_000 };

/** What was just done, said once at the foot of the screen, with the way back where there is one (`Z`). */
export function Toasts() {
  const t = useTranslate();
  const toasts = useAppSelector((state) => state.toasts);
  const dispatch = useAppDispatch();
  const send = useSend();
  const words = useProblemWords();
  const takeBack = async (toast: Toast | undefined) => {
    if (toast?.undo === undefined) return;
    dispatch(toastGone(toast.id));
    try {
      await send(toast.undo.name, toast.undo.payload, { seen: toast.undo.seen });
    } catch (thrown) {
      const { code, params } = asProblem(thrown);
      dispatch(toasted({ text: words(code, params), tone: 'bad' }));
    }
  };
  const undoable = toasts.findLast(({ undo }) => undo !== undefined);
  const isHeld = useAppSelector((state) => state.heldVerdicts.held.some((one) => one.state === 'held'));
  // A verdict that is held back goes first. On the sheet of keys only while there is something it takes back.
  useKeys(
    undoable === undefined || isHeld
      ? []
      : [
          {
            combo: 'z',
            label: t({ id: 'shared.action.undo' }),
            group: t({ id: 'staff.keys.everywhere' }),
            run: () => void takeBack(undoable),
          },
        ],
  );
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onUndo={() => void takeBack(toast)} />
      ))}
    </div>
  );
}

function ToastLine({ toast, onUndo }: { toast: Toast; onUndo: () => void }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { id, undo } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastGone(id)), undo === undefined ? shownFor.plain : shownFor.undo);
    return () => clearTimeout(timer);
  }, [dispatch, id, undo]);
  return (
    <p className={`toast ${toast.tone}`}>
      {toast.text}
      {undo && (
        <Button size="small" variant="minimal" onClick={onUndo}>
          {t({ id: 'shared.action.undo' })} <kbd>Z</kbd>
        </Button>
      )}
    </p>
  );
}
