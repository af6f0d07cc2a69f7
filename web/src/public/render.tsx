import { Writable } from 'node:stream';
import type { CompanyProfile, SignedInSeen } from '@talentlog/contracts';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type Path, StaticRouter } from 'react-router-dom';
import type { QueryAnswer } from '../api/queries.ts';
import { queryPath } from '../api/queries.ts';
import { noSignIn } from '../api/sign-in.ts';
import { QueryStore } from '../api/store.ts';
import { type Catalogue, createCatalogue } from '../i18n/catalogue.ts';
import { unknownCompany } from '../i18n/company.ts';
import { languageAt, shownLanguage } from '../i18n/languages.ts';
import { IntlRoot } from '../i18n/react.tsx';
import { Pages, preparePage } from './app/Pages.tsx';
import { type Match, matchRoute } from './app/routes.ts';
import { type Assets, documentOf } from './document.ts';
import { isOwnId } from './pages/links/use-link.ts';
import { AppRoot } from './site/context.tsx';
import { emptyHead, type Head } from './site/head.ts';
import { addressWithin, pathWithin } from './site/link-address.ts';
import { placeAsked } from './site/place-asked.ts';
import { askedBy, signInAddress } from './site/sign-in-address.ts';

export interface RenderRequest {
  /** Path and query of the request. */
  readonly url: string;
  /** Value of the `language` cookie, if any. */
  readonly cookieLanguage?: string | undefined;
  /** Asks a query as the viewer: its answer, or the problem in its place, with a `status`. */
  readonly fetchQuery: (name: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Who is signed in, as `GET /api/session` would say. */
  readonly session: SignedInSeen;
  /** Whose site it is. */
  readonly company?: CompanyProfile;
  /** Scheme and host the site is reached by, for the address search engines keep. */
  readonly origin?: string;
  /** Nonce of the response's content security policy. */
  readonly nonce: string;
}

export interface RenderAnswer {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const redirect = (location: string): RenderAnswer => ({
  status: 302,
  html: '',
  headers: { location, 'cache-control': 'no-store' },
});

const statusOf = (thrown: unknown): number =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && typeof thrown.status === 'number'
    ? thrown.status
    : 503;

/** The answer to a question; a problem in its place is thrown. */
function answerIn(body: unknown): QueryAnswer {
  if (typeof body === 'object' && body !== null && 'data' in body) return body as QueryAnswer;
  throw body;
}

interface Answers {
  readonly seed: Readonly<Record<string, QueryAnswer>>;
  /** Worst status of the questions that failed; the browser asks those again by itself. */
  readonly status: number;
}

/** Asks everything the page wants to know before it is rendered. */
async function askAll(
  { route, params }: Match,
  search: URLSearchParams,
  fetchQuery: RenderRequest['fetchQuery'],
): Promise<Answers> {
  const asked = route.prefetch?.(params, search) ?? [];
  const answers = await Promise.allSettled(
    asked.map(async ([name, wanted]) => answerIn(await fetchQuery(name, wanted))),
  );
  const seed: Record<string, QueryAnswer> = {};
  let status = 200;
  answers.forEach((answer, index) => {
    const [name, wanted] = asked[index] ?? ['', {}];
    if (answer.status === 'fulfilled') seed[queryPath(name, wanted)] = answer.value;
    else status = Math.max(status, statusOf(answer.reason) === 400 ? 404 : statusOf(answer.reason));
  });
  return { seed, status };
}

/**
 * HTML of a tree once all of it is there, in one piece; rejects with the first error a component threw. A chunk has no limit: what is
 * longer than one would wait hidden for a script that moves it to its place, and a page without scripts would show nothing.
 */
function htmlOf(tree: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

interface BodyParts {
  readonly company: CompanyProfile;
  readonly place: Path;
  readonly signIn: SignedInSeen;
  readonly catalogue: Catalogue;
  readonly seed: Answers['seed'];
  readonly now: number;
  readonly head: Head;
  readonly nonce: string;
}

const bodyOf = ({ company, place, signIn, catalogue, seed, now, head, nonce }: BodyParts): Promise<string> =>
  htmlOf(
    <IntlRoot catalogue={catalogue} company={company}>
      <AppRoot store={new QueryStore(seed)} signIn={signIn} now={now} head={head}>
        <StaticRouter location={place}>
          <Pages />
        </StaticRouter>
      </AppRoot>
    </IntlRoot>,
    nonce,
  );

/** A path that begins with a name, without the slashes at its end. */
function withoutSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** Renders one page of the public site. Never changes anything; redirects where the page asks for a sign-in. */
export async function renderPage(request: RenderRequest, assets: Assets): Promise<RenderAnswer> {
  const { url, fetchQuery, nonce, company = unknownCompany } = request;
  const signIn = request.session.signedIn
    ? request.session
    : { ...noSignIn, devInbox: request.session.devInbox === true };
  const place = placeAsked(url);
  const { pathname, search } = place;
  if (pathname === '/') return redirect('/social/jobs');
  const within = addressWithin(pathname);
  if (within !== undefined && within !== pathname) return redirect(within + search);
  const match = matchRoute(pathname);
  if (match.route.path === '*') {
    const page = pathWithin(pathname);
    if (page !== '/' && matchRoute(page).route.path !== '*') return redirect(page + search);
  }
  // The router takes a slash at the end, too, and what asks by the path does not: a page has one address.
  if (match.route.path !== '*' && pathname.endsWith('/')) return redirect(withoutSlashes(pathname) + search);
  const needsSignIn = match.route.login === true || (match.route.link === true && isOwnId(match.params.id ?? ''));
  if (needsSignIn && !signIn.signedIn) return redirect(signInAddress(pathname + search));
  const catalogue = createCatalogue(languageAt(askedBy(search), request.cookieLanguage));
  const [answers] = await Promise.all([
    askAll(match, new URLSearchParams(search), fetchQuery),
    preparePage(match.route, catalogue),
  ]);
  const head = emptyHead();
  const now = Date.now();
  const body = await bodyOf({ company, place, signIn, catalogue, seed: answers.seed, now, head, nonce });
  const language = catalogue.shown().language;
  const personal = match.route.link === true || match.route.login === true || signIn.signedIn;
  const status = answers.status === 200 ? head.status : answers.status;
  const html = documentOf({
    lang: shownLanguage(language),
    head,
    body,
    nonce,
    canonical: request.origin === undefined ? '' : `${request.origin}${pathname}`,
    index: !personal && status === 200 && match.route.packs.length === 0,
    state: { company, language, signIn, now, seed: answers.seed },
    assets,
    files: [
      match.route.file,
      ...(signIn.signedIn ? ['src/public/app/UserMenu.tsx'] : []),
      ...['public', 'vocabulary', ...match.route.packs].map(
        (pack) => `src/i18n/${shownLanguage(language)}/${pack}.json`,
      ),
    ],
  });
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': shownLanguage(language),
    vary: 'Cookie',
    'cache-control': personal ? 'no-store' : 'private, no-cache',
  };
  if (match.route.link === true)
    Object.assign(headers, { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  return { status, html, headers };
}
