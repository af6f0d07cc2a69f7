/** What of the provider is used here; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<unknown>;
  }
  /** A request of somebody who signed in. */
  export interface Asked {
    readonly oidc: {
      readonly provider: { readonly Grant: new (of: { clientId: string; accountId: string }) => Grant };
      readonly session: { readonly accountId: string };
    };
  }
  interface Answer {
    readonly path: string;
    body: unknown;
  }
  export default class Provider {
    constructor(issuer: string, configuration: object);
    readonly Client: { readonly prototype: { redirectUriAllowed: (uri: string) => boolean } };
    use(middleware: (ctx: Answer, next: () => Promise<void>) => Promise<void>): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object, how: object): Promise<void>;
  }
}
