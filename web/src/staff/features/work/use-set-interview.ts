import { useState } from 'react';
import { type ApiProblem, asProblem } from '../../../api/index.ts';
import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useSend } from '../../model/use-command.ts';
import { useToast } from '../../ui/use-toast.ts';
import { settingOf, type Time, type Times } from './times-offered.ts';

/** Sets the interview at a time as it was offered: who changed something meanwhile is not overruled. */
export function useSetInterview(name: string) {
  const t = useTranslate();
  const { language } = useLanguage();
  const send = useSend();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const set = async (times: Times, time: Time) => {
    const setting = settingOf(times, time);
    if (setting === undefined || busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await send(setting.name, setting.payload, times.subject === null ? {} : { seen: times.subject });
      toast(t({ id: 'staff.times.done' }, { name, when: dayAndClock(time.start, language) }));
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, set };
}
