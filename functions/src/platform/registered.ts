/** Each room adds what it registers to these interfaces, by declaration merging. */
export interface RegisteredCollections {}
export interface RegisteredActions {}

/** An interface can extend it. */
export type Registered<Parts> = { [Name in keyof Parts]: Parts[Name] };

export type CollectionName = Exclude<keyof RegisteredCollections, 'timeline'>;
export type Action = keyof RegisteredActions | `set status to ${string}`;

export type AgingCollection = {
  [Name in keyof RegisteredCollections]: RegisteredCollections[Name] extends { retention: { by: 'age' } } ? Name : never;
}[keyof RegisteredCollections];
