import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import Provider, { type Asked } from 'oidc-provider';
import type { Own } from './belongings.ts';
import { followBack } from './follow-back.ts';
import { type Forged, signedAs } from './forged-token.ts';

/** Somebody who has an account of the company, with what it tells of them. */
export interface Person {
  readonly sub: string;
  readonly name?: string;
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
}

export const clientId = 'talentlog';
export const clientSecret = 'a-secret-that-the-company-gave-us';

/** The provider of a company: a real one, whose people sign in by being named, and which lies where it is told to; reached by another address than its own, if that is wished. */
export async function startCompanyProvider(
  own: Own,
  reachedBy: (address: string) => string | Promise<string> = (address) => address,
) {
  const newPair = () => generateKeyPair('RS256', { extractable: true });
  const stranger = await newPair();
  let pair = await newPair();
  let kid = 'ours';
  let former = { pair, kid };
  let who: Person = { sub: 'nobody' };
  let forged: Forged | undefined;
  let mischief: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  let answers: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    if (mischief?.(request, response) !== true) answers?.(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  own.closes(close);
  const issuer = await reachedBy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const people = new Map<string, Person>();
  const resign = async ({ id_token: token, ...rest }: { readonly id_token: string }) => {
    const told = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
    const signer = forged?.byFormer ? former : { pair: forged?.byStranger ? stranger : pair, kid };
    const claims = forged?.claims?.(told) ?? told;
    return {
      ...rest,
      id_token: await signedAs(forged?.by, claims, {
        key: signer.pair.privateKey,
        kid: signer.kid,
        secret: clientSecret,
      }),
    };
  };
  /** Another start of it, by the keys that it has now. */
  const starts = async () => {
    const provider = new Provider(issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: ['https://nowhere.example/'] }],
      jwks: { keys: [{ ...(await exportJWK(pair.privateKey)), kid, alg: 'RS256', use: 'sig' }] },
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      cookies: { keys: ['a key of cookies'] },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'preferred_username'],
        groups: ['groups'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
      findAccount: (_ctx: unknown, id: string) => ({ accountId: id, claims: () => people.get(id) ?? { sub: id } }),
      async loadExistingGrant(ctx: Asked) {
        const grant = new ctx.oidc.provider.Grant({ clientId, accountId: ctx.oidc.session.accountId });
        grant.addOIDCScope('openid email profile groups');
        await grant.save();
        return grant;
      },
    });
    // Which port we get is not known when it starts.
    provider.Client.prototype.redirectUriAllowed = (uri: string) => uri.startsWith('http://127.0.0.1:');
    provider.use(async (ctx, next) => {
      await next();
      if (
        forged !== undefined &&
        ctx.path === '/token' &&
        (ctx.body as { readonly id_token?: string } | undefined)?.id_token !== undefined
      )
        ctx.body = await resign(ctx.body as { readonly id_token: string });
    });
    const handle = provider.callback();
    answers = (request, response) => {
      if (request.url?.startsWith('/interaction/') !== true) return handle(request, response);
      people.set(who.sub, who);
      const result =
        who.sub === 'nobody' ? { error: 'access_denied' } : { login: { accountId: who.sub, remember: false } };
      return void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    };
  };
  await starts();
  return {
    issuer,
    close,
    /** Who sits at the browser from now on; `nobody` goes back without signing in. */
    isUsedBy: (person: Person) => {
      who = person;
    },
    forges: (next: Forged | undefined) => {
      forged = next;
    },
    /** From now on it signs by another key, and no more has the one it signed by. */
    changesKeys: async () => {
      former = { pair, kid };
      pair = await newPair();
      kid = `${kid}+`;
      await starts();
    },
    /** Answers instead where it says so. */
    does: (next: typeof mischief) => {
      mischief = next;
    },
    /** Follows a browser from the address it is sent to until it is sent back; answers with the part that was written behind ours. */
    comesBack: (address: string): Promise<string> => followBack(address, issuer),
  };
}
