const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const most = 500;
const nobody = '3f2b8c1e-5a77-4d1c-9a55-0a6b6b6f1c2d';

/**
 * Ids that the company really has, gathered from its answers by the names they stand under; those of the senders' accounts are left
 * alone, so that none locks itself out.
 */
export class KnownIds {
  #byName = new Map([['any', [nobody]]]);
  #never = new Set();

  spare(id) {
    if (id) this.#never.add(id);
  }

  gather(text, random) {
    if (!text.startsWith('{')) return;
    try {
      // Looks at every value on its way.
      JSON.parse(text, (name, value) => {
        if (typeof value === 'string' && uuid.test(value)) this.#keep(name, value, random);
      });
    } catch {
      // An answer that was cut because it is long tells no ids.
    }
  }

  /** An id that answers gave under this name, mostly; any other sometimes. */
  of(name, random) {
    const list = this.#byName.get(name.replace(/Ids$/, 'Id'));
    return random.of(list && random.below(10) > 0 ? list : this.#byName.get('any'));
  }

  #keep(name, id, random) {
    if (this.#never.has(id)) return;
    for (const key of [name, 'any']) {
      const list = this.#byName.get(key) ?? [];
      this.#byName.set(key, list);
      if (list.length < most) list.push(id);
      else list[random.below(most)] = id;
    }
  }
}
