import { Stage, stagesOf, Track } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';

interface Props {
  readonly track: string;
  readonly stage: string;
  readonly visited: readonly string[];
  readonly ended: boolean;
}

/** The stages of the track in order: walked, the present one, and those ahead. */
export function StageBar({ track, stage, visited, ended }: Props) {
  const t = useTranslate();
  const words = useApplicationWords();
  const known = Track.options.find((one) => one === track);
  const stages: readonly string[] = known === undefined ? Stage.options : stagesOf(known);
  const kind = (one: string) => {
    if (one === stage) return ended ? 'ended' : 'now';
    return visited.includes(one) ? 'walked' : 'ahead';
  };
  return (
    <ol className="stage-bar" aria-label={t({ id: 'staff.application.stages' })}>
      {stages.map((one) => (
        <li key={one} className={kind(one)} title={words.stage(one)} aria-current={one === stage ? 'step' : undefined}>
          <span className="visually-hidden">{words.stage(one)}</span>
        </li>
      ))}
    </ol>
  );
}
