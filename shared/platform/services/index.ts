export * from './services';
export { useIsOnline } from './useIsOnline';
