import { useTranslate } from '../../../../i18n/react.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { ApplicationAction } from './offered.ts';
import type { Named } from './types.ts';

/** Says what was done, in the words of its button. */
export function useDone(detail: Named): (action: ApplicationAction) => () => void {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  return (action) => () =>
    toast(t({ id: 'staff.done.plain' }, { action: t({ id: `staff.action.${action}` }), name: nameOf(detail.person) }));
}
