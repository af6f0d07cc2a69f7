import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/react.tsx';
import type { HeldVerdict } from '../model/held-verdicts.ts';
import { paths } from '../model/paths.ts';
import { dropVerdict } from '../model/send-verdicts.ts';
import { useAppDispatch, useAppSelector } from '../model/store.ts';
import { useKeys } from '../ui/use-keys.ts';
import { RefusedVerdict } from './RefusedVerdict.tsx';
import { useHeldVerdicts } from './use-held-verdicts.ts';
import { VerdictCountdown } from './VerdictCountdown.tsx';

/** The strip at the foot of every page while a verdict can be taken back (`Z`), and where one could not be sent. */
export function HeldVerdicts() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = useAppSelector((state) => state.heldVerdicts.held).filter(({ state }) => state !== 'left');
  useHeldVerdicts();
  const last = shown.findLast(({ state }) => state === 'held');
  const isScreening = pathname.startsWith(paths.screening);
  // The list behind it stays as it was narrowed.
  const open = ({ payload }: HeldVerdict) =>
    navigate({ pathname: paths.screeningItem(payload.screeningItemId), search: isScreening ? search : '' });
  const takeBack = (one: HeldVerdict) => {
    dispatch(dropVerdict(one.commandId));
    // Where somebody screens, the resume is there again with what was chosen; elsewhere nobody is taken away.
    if (isScreening) open(one);
  };
  useKeys(
    last === undefined
      ? []
      : [
          {
            combo: 'z',
            label: t({ id: 'shared.action.undo' }),
            group: t({ id: 'staff.keys.item' }),
            run: () => takeBack(last),
          },
        ],
  );
  const newest = shown.findLast(({ state }) => state === 'held' || state === 'sending');
  const refused = shown.filter(({ state }) => state === 'refused');
  if (newest === undefined && refused.length === 0) return null;
  return (
    <section className="held" aria-label={t({ id: 'staff.held.label' })}>
      {refused.map((one) => (
        <RefusedVerdict
          key={one.commandId}
          one={one}
          onOpen={() => {
            dispatch(dropVerdict(one.commandId));
            open(one);
          }}
        />
      ))}
      {newest !== undefined && (
        <VerdictCountdown
          key={newest.commandId}
          one={newest}
          others={shown.filter(({ state }) => state === 'held').length - 1}
          onTakeBack={() => takeBack(newest)}
        />
      )}
    </section>
  );
}
