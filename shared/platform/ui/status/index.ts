// A face of its own: only lists and what staff read show how far something is, and who somebody is.
export * from './RoleTags';
export * from './StatusSign';
