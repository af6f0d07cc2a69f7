/** A new folder in memory, removed when this process ends; undefined where there is too little of it, or no such file system. */
export function memoryFolder(): string | undefined;
