/** Names of what the edge is given; interfaces are gone at run time, so ports need a name of their own. */
export const CALLER_RESOLVER = Symbol('CallerResolver');
export const CLOCK = Symbol('Clock');
export const DISK = Symbol('Disk');
export const LOGGER = Symbol('Logger');
export const PUBLIC_ORIGIN = Symbol('PublicOrigin');
export const WRITES_PER_ADDRESS_PER_MINUTE = Symbol('WritesPerAddressPerMinute');
