import type { ApiProblem } from '../api/problem.ts';
import { useTranslate } from '../i18n/react.tsx';
import { Button } from './Button.tsx';

interface HaveCodeProps {
  readonly problem: ApiProblem | undefined;
  readonly onHave: () => void;
}

/** The way on for who was told to wait for another code and holds one: on a bad line its coming may be all they heard of it. */
export function HaveCode({ problem, onHave }: HaveCodeProps) {
  const t = useTranslate();
  if (problem?.code !== 'sms.too_often') return null;
  return <Button onClick={onHave}>{t({ id: 'shared.action.haveCode' })}</Button>;
}
