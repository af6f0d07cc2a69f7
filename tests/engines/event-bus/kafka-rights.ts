import { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } from 'kafkajs';
import { client } from './killed-brokers.ts';

/** What is granted on what: operations by the names that the documents of Kafka have for them. */
export interface Grant {
  readonly on: 'topics' | 'cluster';
  /** What names begin with; nothing of the cluster. */
  readonly from?: string;
  readonly may: readonly ('Create' | 'Describe' | 'DescribeConfigs' | 'Alter' | 'AlterConfigs' | 'Write')[];
}

const operations = {
  Create: AclOperationTypes.CREATE,
  Describe: AclOperationTypes.DESCRIBE,
  DescribeConfigs: AclOperationTypes.DESCRIBE_CONFIGS,
  Alter: AclOperationTypes.ALTER,
  AlterConfigs: AclOperationTypes.ALTER_CONFIGS,
  Write: AclOperationTypes.WRITE,
} as const;
const resources = {
  topics: AclResourceTypes.TOPIC,
  cluster: AclResourceTypes.CLUSTER,
} as const;

/** The account of these brokers that may do nothing until it is granted. */
export const guest = 'guest';

async function asAdministrator<T>(work: (admin: ReturnType<ReturnType<typeof client>['admin']>) => Promise<T>) {
  const admin = client().admin();
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
}

/** Grants these to the guest, beside what it has. */
export const grant = (...grants: readonly Grant[]): Promise<unknown> =>
  asAdministrator((admin) =>
    admin.createAcls({
      acl: grants.flatMap(({ on, from, may }) =>
        may.map((operation) => ({
          resourceType: resources[on],
          resourceName: on === 'cluster' ? 'kafka-cluster' : (from ?? ''),
          resourcePatternType: on === 'cluster' ? ResourcePatternTypes.LITERAL : ResourcePatternTypes.PREFIXED,
          principal: `User:${guest}`,
          host: '*',
          operation: operations[operation],
          permissionType: AclPermissionTypes.ALLOW,
        })),
      ),
    }),
  );

/** Takes everything away from the guest. */
export const revokeAll = (): Promise<unknown> =>
  asAdministrator((admin) =>
    admin.deleteAcls({
      filters: [
        {
          resourceType: AclResourceTypes.ANY,
          resourcePatternType: ResourcePatternTypes.ANY,
          principal: `User:${guest}`,
          operation: AclOperationTypes.ANY,
          permissionType: AclPermissionTypes.ANY,
        },
      ],
    }),
  );
