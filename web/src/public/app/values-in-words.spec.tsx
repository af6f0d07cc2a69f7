/** @jest-environment ./web/testing/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { ResumeBlocks } from '@talentlog/contracts';
import {
  everyChoice,
  filledWith,
  passport,
  saidOf,
  serverWithAllKinds,
  showsWords,
} from '../../../testing/every-choice.ts';
import { jobSeeker } from '../../../testing/fake-server.ts';
import { resumeSeen } from '../../../testing/public-answers.ts';
import { renderPublic } from '../../../testing/render.tsx';
import { listOfField } from '../../format/resume-value.ts';
import { ResumeShown } from '../pages/delivery/ResumeShown.tsx';
import { valueText } from '../pages/personal/my-data/copy-words.ts';
import { entriesOf } from '../pages/resume/entries.ts';
import { blockForms, blockNames } from '../pages/resume/forms.ts';
import { useShownValue } from '../pages/resume/use-shown-value.ts';
import { useSummary } from '../pages/resume/use-summary.ts';
import { useValueWriter } from '../site/use-value-writer.ts';

function Cards({ blocks }: { readonly blocks: ResumeBlocks }) {
  return blockNames.map((block) => <Card key={block} block={block} blocks={blocks} />);
}
function Card({ block, blocks }: { readonly block: (typeof blockNames)[number]; readonly blocks: ResumeBlocks }) {
  const summary = useSummary(block);
  const shown = useShownValue(block);
  const words = useValueWriter();
  const entries = entriesOf(block, blocks[block]);
  const fields = entries.flatMap((entry) => Object.entries(entry));
  return (
    <>
      {summary(entries).map(({ text, quiet }) => `${text} ${quiet} `)}
      {fields.map(([field, value]) => `${shown(field, value)} `)}
      {fields.map(([field, value]) =>
        typeof value === 'string' ? `${valueText(field, value, { block }, words)} ` : '',
      )}
    </>
  );
}

describe.each(saidOf)('values of a resume in %s', (language, said) => {
  it.each(everyChoice)('are words for candidates: %j', async ({ degree, gender, type }) => {
    const blocks = filledWith(degree, gender, type);
    const ui = (
      <>
        <ResumeShown resume={resumeSeen({ blocks })} changeAt={() => ''} />
        <Cards blocks={blocks} />
      </>
    );
    await renderPublic(ui, { language, server: serverWithAllKinds().signIn(jobSeeker()) });
    await showsWords(type === 'PASSPORT' ? [...said, passport[language]] : said);
  });
});

it('knows the list of every field that a form offers one for', () => {
  const offered = blockNames.flatMap((block) =>
    blockForms[block].flatMap(({ name, list }) => (list === undefined ? [] : [[block, name, list] as const])),
  );
  expect(offered.length).toBeGreaterThan(6);
  for (const [block, name, list] of offered) expect([name, listOfField(name, block)]).toEqual([name, list]);
});
