export * from './InLanguages';
export * from './inWords';
export * from './language';
