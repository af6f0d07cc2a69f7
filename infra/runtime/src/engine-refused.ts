/**
 * An engine that was asked for cannot be used as it is: its message names the engine, what it said, and what to do. Thrown at the start
 * alone; what fails later is tried again, and told on the health page.
 */
export class EngineRefused extends Error {
  constructor(engine: string, said: string, advice: string) {
    super(`${engine}: ${said}. ${advice}`);
  }
}

/** Nobody answered, or only "not now": it may be well by itself. A start goes on without it where it can, and refuses in these words where not. */
export class EngineAway extends EngineRefused {}
