import type { ResumeBlock } from '@talentlog/contracts';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { blockNames } from './forms.ts';
import { dotted } from './paths.ts';

/** The block that is open for editing, and of a list the entry. */
export interface OpenBlock {
  readonly block: ResumeBlock;
  readonly entry: number | undefined;
}

const fields = 'input, select, textarea';

/** Puts a field in sight and the focus in it; of a block or an entry as a whole, in its first field. */
function show(path: string): void {
  const found = document.getElementById(`field-${path}`);
  const field = found?.matches(fields)
    ? found
    : (found?.querySelector<HTMLElement>(fields) ?? found?.querySelector('button'));
  field?.scrollIntoView?.({ block: 'center' });
  field?.focus();
}

/** Which block is open, one at a time, and the way to a field: its block opens, then it has the focus. */
export function useOpenBlock() {
  const [open, setOpen] = useState<OpenBlock | undefined>();
  const go = useCallback((path: string) => {
    const at = dotted(path);
    const [name = '', entry = ''] = at.split('.');
    const block = blockNames.find((one) => one === name);
    if (block === undefined) return;
    flushSync(() => setOpen({ block, entry: /^\d+$/.test(entry) ? Number(entry) : undefined }));
    show(at);
  }, []);
  return { open, setOpen, go };
}
