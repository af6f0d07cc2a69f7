import { useTranslate } from '../../../../i18n/react.tsx';
import { type Running, useCommand } from '../../../model/use-command.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { Advertisement } from '../words.ts';

export type DirectAction = 'PublishAdvertisement' | 'UnpublishAdvertisement' | 'StopAdvertisement';

const wayBack: Readonly<Partial<Record<DirectAction, DirectAction>>> = {
  PublishAdvertisement: 'UnpublishAdvertisement',
  UnpublishAdvertisement: 'PublishAdvertisement',
};

export interface Acting extends Pick<Running, 'busy' | 'problem'> {
  readonly act: (name: DirectAction, advertisement: Advertisement) => Promise<void>;
}

/** Moves an advertisement at once, and offers the way back where there is one. */
export function useAdvertisementAct(): Acting {
  const t = useTranslate();
  const toast = useToast();
  const { busy, problem, run } = useCommand();
  const act: Acting['act'] = async (name, { advertisementId }) => {
    if ((await run(name, { advertisementId })) === undefined) return;
    const back = wayBack[name];
    const undo = back === undefined ? undefined : { name: back, payload: { advertisementId } };
    toast(t({ id: `positions.done.${name}` }), undo);
  };
  return { busy, problem, act };
}
