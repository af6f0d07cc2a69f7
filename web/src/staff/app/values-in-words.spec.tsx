/** @jest-environment ./web/testing/environment.cjs */
import { describe, it } from '@jest/globals';
import type { ResumeBlocks } from '@talentlog/contracts';
import {
  everyChoice,
  filledWith,
  passport,
  saidOf,
  serverWithAllKinds,
  showsWords,
} from '../../../testing/every-choice.ts';
import { colleague } from '../../../testing/fake-server.ts';
import { renderStaff } from '../../../testing/render.tsx';
import { ValueWords } from '../features/audit/history/ValueWords.tsx';
import { shownBlocks } from '../features/screening/desk/resume-lines.ts';
import { useValueWriter } from '../model/use-value-writer.ts';
import { ResumeView } from '../ui/resume/ResumeView.tsx';
import { entriesOf, fieldsOf } from '../ui/resume/summary.ts';

function Desk({ blocks }: { readonly blocks: ResumeBlocks }) {
  const words = useValueWriter();
  return shownBlocks(blocks, words)
    .flatMap(({ lines }) => lines)
    .map(({ text, span }) => `${text} ${span} `);
}

const History = ({ blocks }: { readonly blocks: ResumeBlocks }) =>
  Object.entries(blocks).flatMap(([block, content]) =>
    [...entriesOf(content), fieldsOf(content)].flatMap((entry, at) =>
      Object.entries(entry)
        .filter(([, value]) => typeof value === 'string' && /^[A-Z]/.test(value))
        .map(([field, value]) => (
          <p key={`${block}${String(at)}${field}`}>
            <ValueWords path={`content.${block}.${String(at)}.${field}`} value={value} />
          </p>
        )),
    ),
  );

describe.each(saidOf)('values of a resume in %s', (language, said) => {
  it.each(everyChoice)('are words for colleagues: %j', async ({ degree, gender, type }) => {
    const blocks = filledWith(degree, gender, type);
    const ui = (
      <>
        <ResumeView blocks={blocks} files={[]} />
        <Desk blocks={blocks} />
      </>
    );
    await renderStaff(ui, { language, server: serverWithAllKinds().signIn(colleague('HR')) });
    await showsWords(type === 'PASSPORT' ? [...said, passport[language]] : said);
  });

  it.each(everyChoice)('are words in the history: %j', async ({ degree, gender, type }) => {
    const ui = <History blocks={filledWith(degree, gender, type)} />;
    await renderStaff(ui, { language, server: serverWithAllKinds().signIn(colleague('AU')) });
    await showsWords(said.slice(0, 6));
  });
});
