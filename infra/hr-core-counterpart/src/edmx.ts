import type { EntityType, PropertyType } from './property-types.ts';
import { entityTypes } from './schema.ts';

const property = (name: string, of: PropertyType, nullable: boolean): string =>
  `<Property Name="${name}" Type="${of.type}" Nullable="${nullable}"${of.type === 'Edm.String' ? ` MaxLength="${of.max}"` : ''}/>`;

const entity = ([name, type]: [string, EntityType]): string =>
  [
    `<EntityType Name="${name}">`,
    `<Key>${Object.keys(type.key)
      .map((key) => `<PropertyRef Name="${key}"/>`)
      .join('')}</Key>`,
    ...Object.entries(type.key).map(([key, of]) => property(key, of, false)),
    ...Object.entries(type.properties).map(([field, { of, required }]) => property(field, of, !required)),
    '</EntityType>',
  ].join('');

/** The service's own description, as `$metadata` gives it. */
export const edmx = (): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<edmx:Edmx Version="1.0" xmlns:edmx="http://schemas.microsoft.com/ado/2007/06/edmx">',
    '<edmx:DataServices m:DataServiceVersion="2.0" xmlns:m="http://schemas.microsoft.com/ado/2007/08/dataservices/metadata">',
    '<Schema Namespace="SFOData" xmlns="http://schemas.microsoft.com/ado/2008/09/edm">',
    ...Object.entries(entityTypes).map(entity),
    '<EntityContainer Name="EntityContainer" m:IsDefaultEntityContainer="true">',
    ...Object.keys(entityTypes).map((name) => `<EntitySet Name="${name}" EntityType="SFOData.${name}"/>`),
    '</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>',
  ].join('\n');
