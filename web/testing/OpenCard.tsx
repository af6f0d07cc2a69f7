import { useState } from 'react';
import { BlockCard } from '../src/public/pages/resume/BlockCard.tsx';
import { SavedLine } from '../src/public/pages/resume/SavedLine.tsx';
import type { BlockProps } from '../src/public/pages/resume/use-block.ts';
import type { OpenBlock } from '../src/public/pages/resume/use-open-block.ts';

/** One block of the resume as its page shows it, open, with what the page says of saving. */
export function OpenCard({ entry, ...props }: BlockProps & { entry?: number }) {
  const { block, saves } = props;
  const [open, setOpen] = useState<OpenBlock | undefined>({ block, entry });
  return (
    <>
      <SavedLine saves={saves} before={null} />
      <BlockCard {...props} open={open} onOpen={setOpen} wanted />
    </>
  );
}
