import { HrCoreRefused, hrCoreHttp } from './http.ts';
import { addressOf, comparable } from './literals.ts';
import { type Hire, type HireRow, type HrCore, HrCoreUnavailable, type PushResult, type RowResult } from './port.ts';
import type { HrCoreSettings } from './settings.ts';

interface RowAnswer {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly index?: unknown;
  readonly httpCode?: unknown;
}

/**
 * SAP SuccessFactors over OData V2. `push` is one upsert: rows are told in their order and answered one by one. A lost, late or
 * broken answer, and rows that failed for the server's own reasons, leave the outcome `unknown`: ask (`find`, `missing`) and tell
 * the rest. Rows are addressed by our own keys, so a row told twice is still one row.
 */
export function odataHrCore(settings: HrCoreSettings): HrCore {
  const http = hrCoreHttp(settings);
  const read = async (address: string): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const { status, json } = await asked(() => http.call('GET', `${encodeURIComponent(address)}?$format=json`));
    if (status === 404) return undefined;
    const row = (json as { d?: unknown } | undefined)?.d;
    if (typeof row !== 'object' || row === null) throw new HrCoreUnavailable('the answer is not understood');
    return row as Record<string, unknown>;
  };
  return {
    find: async (externalId) => ({ found: (await read(addressOf(personRow(externalId)))) !== undefined }),
    missing: async (hire) => {
      const missing: HireRow[] = [];
      for (const row of hire.rows) {
        const known = await read(addressOf(row));
        const same =
          known !== undefined &&
          Object.entries(row.fields).every(([name, value]) => comparable(known[name]) === comparable(value));
        if (!same) missing.push(row);
      }
      return missing;
    },
    push: async (hire) => {
      try {
        const { json } = await http.call('POST', 'upsert?$format=json', hire.rows.map(entityOf));
        return resultOf(hire, (json as { d?: unknown } | undefined)?.d);
      } catch (error) {
        if (error instanceof HrCoreRefused) return { outcome: 'refused', rows: [], message: error.message };
        return { outcome: 'unknown', message: (error as Error).message };
      }
    },
  };
}

const personRow = (externalId: string): HireRow => ({
  entity: 'PerPerson',
  key: { personIdExternal: externalId },
  fields: {},
});

const entityOf = (row: HireRow) => ({ __metadata: { uri: addressOf(row) }, ...row.fields });

/** A refused question is no answer either: nobody was told anything. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof HrCoreUnavailable ? error : new HrCoreUnavailable((error as Error).message);
  }
}

function resultOf(hire: Hire, answers: unknown): PushResult {
  if (!Array.isArray(answers) || answers.length !== hire.rows.length) {
    return { outcome: 'unknown', message: 'the answer does not name every row' };
  }
  const results: RowResult[] = [];
  // A row that failed for the server's own reasons may have made rows that refer to it fail: the rest is told again first.
  let isTemporary = false;
  for (const [index, row] of hire.rows.entries()) {
    const answer = (answers as RowAnswer[]).find((each) => each.index === index);
    if (answer === undefined) return { outcome: 'unknown', message: 'the answer does not name every row' };
    const ok = answer.status === 'OK';
    if (!ok && Number(answer.httpCode) >= 500) isTemporary = true;
    results.push({ entity: row.entity, ok, message: typeof answer.message === 'string' ? answer.message : '' });
  }
  const failed = results.filter((row) => !row.ok);
  if (failed.length === 0) return { outcome: 'pushed', rows: results, alreadyThere: false };
  const message = failed.map((row) => `${row.entity}: ${row.message}`).join('; ');
  return isTemporary ? { outcome: 'unknown', message } : { outcome: 'refused', rows: results, message };
}
