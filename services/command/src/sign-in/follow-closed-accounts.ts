import {
  type CredentialStore,
  type Follower,
  type FollowerParts,
  readerOf,
  startFollower,
  when,
} from '@talentlog/runtime';

type Closing = Pick<CredentialStore, 'dropAllOf' | 'dropFactorsOf'>;

const reader = readerOf([
  when('AccountClosed', ({ data: { accountId } }, credentials: Closing) => credentials.dropAllOf(accountId)),
  // One that was begun since then is another one.
  when(['SecondFactorReset', 'SecondFactorTurnedOff'], ({ at, data: { accountId } }, credentials: Closing) =>
    credentials.dropFactorsOf(accountId, Date.parse(at)),
  ),
]);

/** Whoever closed their account leaves no password behind, and a second factor that is off no secret. */
export const followClosedAccounts = (parts: FollowerParts & { readonly credentials: Closing }): Follower =>
  startFollower(
    {
      name: 'credentials',
      types: reader.types,
      handle: async (event) => {
        await Promise.all(reader.read(event, parts.credentials));
      },
    },
    parts,
  );
