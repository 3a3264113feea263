export * from './inWords';
export * from './language';
