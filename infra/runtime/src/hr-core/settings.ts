/** Where the HR core is, and who we are there. */
export interface HrCoreSettings {
  /** As `https://api.example.com`, without a slash at its end. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly companyId: string;
  /** By a secret, or by an assertion signed with an RSA key (PEM) in the name of a technical user. */
  readonly signIn: { readonly secret: string } | { readonly privateKey: string; readonly userId: string };
  /** Longest wait for one answer, by default 10 s. */
  readonly timeoutMs?: number;
}
