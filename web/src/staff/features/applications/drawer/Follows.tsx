import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { offeredActions, primaryOf } from '../actions/offered.ts';
import type { Detail } from '../actions/types.ts';

/** What follows from the verdict, and who is told of it. */
export function Follows({ detail }: { detail: Detail }) {
  const t = useTranslate();
  const words = useApplicationWords();
  const offered = offeredActions(detail);
  const action = primaryOf(offered, detail.nextStep);
  const [to] = detail.nextStages;
  const told = () => {
    switch (action) {
      case 'AdvanceStage':
        return to && t({ id: 'staff.follows.AdvanceStage' }, { stage: words.stage(to) });
      case 'PassStep':
      case 'AssignScreening':
      case 'ArrangeInterview':
      case 'DraftOffer':
        return t({ id: `staff.follows.${action}` });
      default:
        return undefined;
    }
  };
  const isBooked = detail.interviews.some(({ life }) => life === 'NOT_STARTED' || life === 'IN_INTERVIEW');
  const ends = isBooked ? t({ id: 'staff.follows.callsOff' }) : t({ id: 'staff.follows.EliminateApplication' });
  const text = [told(), offered.has('EliminateApplication') && ends].filter(Boolean).join(' ');
  return text === '' ? null : <p className="muted drawer-hint">{text}</p>;
}
