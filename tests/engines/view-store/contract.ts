import { afterEach, beforeEach, describe } from '@jest/globals';
import { batchesSuite } from './batches.ts';
import { commitsSuite } from './commits.ts';
import { crashesSuite } from './crashes.ts';
import { fillsSuite } from './fills.ts';
import { generationsSuite } from './generations.ts';
import { listsSuite } from './lists.ts';
import { oddSuite } from './odd.ts';
import { purgesSuite } from './purges.ts';
import { randomListsSuite } from './random-lists.ts';
import { searchTextsSuite } from './search-texts.ts';
import { Subject, type ViewStorePlace } from './subject.ts';

/** What every ViewStore must do; run by each adapter on its own engine. */
export function viewStoreContract(name: string, makePlace: () => Promise<ViewStorePlace>): void {
  describe(`view store contract: ${name}`, () => {
    let subject: Subject;
    beforeEach(async () => {
      subject = await Subject.make(await makePlace());
    });
    afterEach(() => subject.remove());

    listsSuite(() => subject);
    batchesSuite(() => subject);
    commitsSuite(() => subject);
    generationsSuite(() => subject);
    fillsSuite(() => subject);
    purgesSuite(() => subject);
    searchTextsSuite(() => subject);
    oddSuite(() => subject);
  });
  randomListsSuite(name, makePlace);
  crashesSuite(name, makePlace);
}
