import type { HireRow } from './port.ts';

const dateForm = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;

/** A value as OData V2 JSON has dates: `/Date(milliseconds)/`. */
export const odataDate = (milliseconds: number): string => `/Date(${milliseconds})/`;

function literal(value: string | number): string {
  if (typeof value === 'number') return `${value}L`;
  const milliseconds = dateForm.exec(value)?.[1];
  if (milliseconds !== undefined) return `datetime'${new Date(Number(milliseconds)).toISOString().slice(0, 19)}'`;
  return `'${value.replaceAll("'", "''")}'`;
}

/** A row's address inside the service, as `PerPhone(personIdExternal='7',phoneType='B')`; not percent-encoded. */
export const addressOf = ({ entity, key }: HireRow): string =>
  `${entity}(${Object.entries(key)
    .map(([name, value]) => `${name}=${literal(value)}`)
    .join(',')})`;

/** A value in the form in which two tellings of the same thing are equal: no offset, numbers as text, nothing as null. */
export function comparable(value: unknown): string | boolean | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value;
  const text = String(value);
  const milliseconds = dateForm.exec(text)?.[1];
  return milliseconds === undefined ? text : odataDate(Number(milliseconds));
}
