import { MongoServerError } from 'mongodb';

/** Whether a document of that `_id` is there already. */
export const isDuplicate = (error: unknown): boolean => error instanceof MongoServerError && error.code === 11000;

/** Writes, and once more where two upserts of one `_id` met: the document of the other is there by then. */
export async function upserted<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return write();
  }
}

/** Inserts unless there is one of its name already: true where it was not. */
export async function inserted(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return false;
  }
}
