import {
  type CredentialStore,
  type Follower,
  type FollowerParts,
  readerOf,
  startFollower,
  when,
} from '@talentlog/runtime';

type Closing = Pick<CredentialStore, 'dropAllOf'>;

const reader = readerOf([
  when('AccountClosed', ({ data: { accountId } }, credentials: Closing) => credentials.dropAllOf(accountId)),
]);

/** Whoever closed their account leaves no password behind. */
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
