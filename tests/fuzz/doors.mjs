/** So often somebody is told that this is not theirs before they mostly leave it. */
const enough = 8;
const refusals = new Set([401, 403, 410]);

/** Remembers what each sender was only ever refused, so that most requests come further than the question of who asks. */
export class Doors {
  #refused = new Map();

  pick(person, surface, random) {
    let operation = random.of(surface);
    for (let tries = 0; tries < 6 && this.#isShut(person, operation) && random.below(12) > 0; tries += 1)
      operation = random.of(surface);
    return operation;
  }

  learn(person, operation, status) {
    const key = `${person.name} ${operation.name}`;
    const before = this.#refused.get(key) ?? 0;
    if (refusals.has(status)) this.#refused.set(key, before + 1);
    else if (status < 300 || status === 409 || status === 404 || status === 422)
      this.#refused.set(key, Number.NEGATIVE_INFINITY);
  }

  #isShut({ name }, operation) {
    return (this.#refused.get(`${name} ${operation.name}`) ?? 0) >= enough;
  }
}
