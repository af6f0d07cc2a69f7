import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { useValueWriter } from '../../../site/use-value-writer.ts';
import { Download } from '../../links/Download.tsx';
import { type LinkContent, LinkPage } from '../../links/LinkPage.tsx';
import { copyDocument } from './copy-document.ts';
import './my-data.css';

/** Hands a text to the browser as a file. */
function save(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function Body({ data, link, reload }: LinkContent<'dataCopy'>) {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useValueWriter();
  const name = `my-data-${data.madeAt.slice(0, 10)}`;
  return (
    <section className="sheet link my-data">
      <h1>{t({ id: 'privacy.copy.title' })}</h1>
      <p>{t({ id: 'privacy.copy.what' }, { until: shortDay(data.until, language) })}</p>
      <div className="actions">
        <Button kind="primary" onClick={() => save(`${name}.html`, 'text/html', copyDocument(data, words))}>
          {t({ id: 'privacy.copy.html' })}
        </Button>
        <Button onClick={() => save(`${name}.json`, 'application/json', JSON.stringify(data, null, 2))}>
          {t({ id: 'privacy.copy.json' })}
        </Button>
      </div>
      {data.files.length > 0 && (
        <>
          <h2>{t({ id: 'privacy.copy.files' })}</h2>
          <ul className="copy-files">
            {data.files.map((file) => (
              <li key={file.fileId}>
                <Download file={file} link={link} reload={reload} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="quiet">{t({ id: 'privacy.copy.care' })}</p>
    </section>
  );
}

/** The copy of everything the company keeps about a person, to be kept by them. */
export default function DataCopyPage() {
  const t = useTranslate();
  return (
    <LinkPage query="dataCopy" title={t({ id: 'privacy.copy.title' })}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
