/** Type of a property; `string` has the longest value it takes. */
export type PropertyType =
  | { readonly type: 'Edm.String'; readonly max: number; readonly oneOf?: readonly string[] }
  | { readonly type: 'Edm.DateTime' }
  | { readonly type: 'Edm.Int64' }
  | { readonly type: 'Edm.Boolean' };

export interface Property {
  readonly of: PropertyType;
  readonly required: boolean;
}

export interface EntityType {
  readonly key: Readonly<Record<string, PropertyType>>;
  readonly properties: Readonly<Record<string, Property>>;
  /** Rows that must be there first: their key property -> our property. */
  readonly references: readonly { readonly entity: string; readonly by: Readonly<Record<string, string>> }[];
}

/** Text of at most so many characters, or one of a few words. */
export const text = (max: number, oneOf?: readonly string[]): PropertyType => ({
  type: 'Edm.String',
  max,
  ...(oneOf ? { oneOf } : {}),
});
/** A day or moment. */
export const date: PropertyType = { type: 'Edm.DateTime' };
/** A whole number. */
export const int64: PropertyType = { type: 'Edm.Int64' };
/** Yes or no. */
export const flag: PropertyType = { type: 'Edm.Boolean' };
/** A property that every row has. */
export const must = (of: PropertyType): Property => ({ of, required: true });
/** A property that a row may leave out. */
export const may = (of: PropertyType): Property => ({ of, required: false });
