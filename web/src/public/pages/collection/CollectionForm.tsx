import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { Saved } from '../../../ui/Saved.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useProblemWords } from '../../../ui/use-problem-words.ts';
import { useIsBehind } from '../../site/use-truth.ts';
import type { LinkContent } from '../links/LinkPage.tsx';
import { AttachmentsBlock } from './AttachmentsBlock.tsx';
import { BankBlock } from './BankBlock.tsx';
import type { BlockProps } from './block.ts';
import { ContactBlock } from './ContactBlock.tsx';
import { sentContent } from './content.ts';
import { FormCollision } from './FormCollision.tsx';
import { IdentityBlock } from './IdentityBlock.tsx';
import { MissingList } from './MissingList.tsx';
import { inPageOrder } from './paths.ts';
import { RelativesBlock } from './RelativesBlock.tsx';
import { useCollectionForm } from './use-collection-form.ts';
import { WorkBlock } from './WorkBlock.tsx';

/** Puts the focus in the first of the fields that the page shows. */
function focusFirst(paths: readonly string[]): boolean {
  const shown = paths.map((path) => document.getElementById(`field-${path}`)).find((field) => field !== null);
  shown?.focus();
  return shown !== undefined;
}

/** The form, saved as it is typed; it is sent when complete. */
export function CollectionForm({ data, link, reload }: LinkContent<'collectionPage'>) {
  const t = useTranslate();
  const { collectionId } = data;
  const { value: content, change: setContent, saving, collision, keep } = useCollectionForm({ data, link, reload });
  const [pressed, setPressed] = useState(false);
  const [refused, setRefused] = useState(0);
  const action = useAction();
  const behind = useIsBehind();
  const words = useProblemWords();
  const named = useMemo(() => new Set(data.rejection?.fields ?? []), [data.rejection]);
  // A draft that was refused is told of beside its fields as a submission is.
  const problem = action.problem ?? saving.problem;
  const wrong = problem?.errors.filter(({ code }) => code !== 'info.block_incomplete') ?? [];
  const wrongPaths = wrong.map(({ path }) => path.replace(/^content\./, ''));
  const missing = pressed ? inPageOrder([...new Set([...data.missing, ...wrongPaths])]) : [];
  const errorAt = (path: string) => {
    const refusal = problem?.at(`content.${path}`) ?? problem?.at(path);
    if (refusal !== undefined && refusal.code !== 'info.block_incomplete')
      return words(refusal.code, refusal.params ?? problem?.params);
    if (missing.includes(path)) return t({ id: 'refusal.common.required' });
    return named.has(path) ? t({ id: 'person.collection.correct' }) : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const sent = await action.run(async () => {
      await saving.flush();
      const seen = { id: collectionId, revision: data.revision };
      await link.send('SubmitCollection', { collectionId, content: sentContent(content) }, seen).finally(reload);
    });
    if (sent) window.scrollTo(0, 0);
    else setRefused(refused + 1);
  };
  const first = useRef(missing);
  first.current = missing;
  useEffect(() => {
    if (refused > 0 && !focusFirst(first.current)) window.scrollTo(0, 0);
  }, [refused]);
  const block: BlockProps = { content, onChange: setContent, errorAt, linkToken: link.token };
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <Saved saving={saving} before={data.savedAt} kept={false} />
      {collision !== undefined && <FormCollision collision={collision} onKeep={keep} />}
      {missing.length > 0 ? <MissingList paths={missing} /> : <ProblemNote problem={action.problem} />}
      <IdentityBlock {...block} />
      <ContactBlock {...block} />
      <BankBlock {...block} />
      <WorkBlock {...block} />
      <RelativesBlock {...block} />
      <AttachmentsBlock {...block} />
      <Button type="submit" kind="primary" busy={action.busy} disabled={behind || collision !== undefined}>
        {t({ id: 'person.collection.submit' })}
      </Button>
    </form>
  );
}
